/** The style of all pages: light and dark as the reader's system is, and nothing from elsewhere. */
export const STYLE = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2327, #e4e7e9); --soft: light-dark(#56626a, #9aa5ad); --line: light-dark(#dfe4e7, #343c42);
  --paper: light-dark(#fbfbf9, #16191c); --card: light-dark(#fff, #1e2327); --accent: light-dark(#0b6b53, #5fd0ae);
  --warn: light-dark(#8f5200, #e8b45c); --on: light-dark(#fff, #10201b);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 58rem; padding: 1.25rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif }
header nav { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; align-items: baseline; padding-bottom: .9rem;
  border-bottom: 1px solid var(--line); margin-bottom: 2rem }
header nav a { color: inherit; text-decoration: none }
header nav a:hover { text-decoration: underline }
header nav a:first-child { font-weight: 700; margin-right: auto }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.02em }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .2rem }
p { margin: .3rem 0 .8rem; max-width: 44rem }
a { color: var(--accent) }
.soft { color: var(--soft) }
.table { overflow-x: auto }
table { width: 100%; border-collapse: collapse; margin: 1rem 0 }
th, td { text-align: left; padding: .5rem .9rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
th { color: var(--soft); font-weight: 500; font-size: .85rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
input, button { font: inherit; color: inherit; background: var(--card); border: 1px solid light-dark(#8a959b, #5d676e);
  border-radius: .4rem; padding: .35rem .8rem }
::placeholder { color: var(--soft); opacity: 1 }
button { cursor: pointer }
.search { display: flex; gap: .6rem; margin: 1rem 0 }
.search input { flex: 0 1 22rem; min-width: 0 }
button.run { background: var(--accent); border-color: var(--accent); color: var(--on); font-weight: 600 }
code, pre { font-family: var(--mono); font-size: .85rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 1.5rem }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
.status { font: 700 3.2rem/1 var(--mono); color: var(--warn); margin: 0 0 .4rem }
.ways { display: grid; gap: .6rem; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); list-style: none; margin: 1.2rem 0 0;
  padding: 0 }
.ways a { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; color: var(--soft); display: block;
  font-size: .9rem; height: 100%; padding: .7rem .9rem; text-decoration: none }
.ways a:hover { border-color: var(--accent) }
.ways b { color: var(--accent); display: block; font-size: 1rem }
.trials { list-style: none; margin: .8rem 0 0; padding: 0 }
.trials li { display: grid; grid-template-columns: 3rem minmax(0, 1fr) auto; gap: .3rem .8rem; align-items: baseline;
  padding: .7rem .9rem; margin-bottom: .5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
.trials b { font-family: var(--mono); color: var(--accent) }
.trials b.refused { color: var(--warn) }
.trials pre { grid-column: 2 / 4; margin: 0; overflow-x: auto; color: var(--soft); user-select: all }
.trials .buttons { display: none; gap: .4rem }
.scripted .trials .buttons { display: flex }
.trials button { font-size: .85rem; padding: .15rem .7rem }
.trials output { grid-column: 2 / 4; border-top: 1px solid var(--line); padding-top: .6rem; min-width: 0 }
.trials output pre { color: var(--ink); max-height: 18rem; overflow: auto; user-select: auto }
.trials output pre + pre { margin-top: .5rem; padding-top: .5rem; border-top: 1px dashed var(--line) }
.trials output p { margin: 0 0 .4rem; overflow-wrap: anywhere; max-width: none }
.trials output b { font-size: 1rem }
.trace code { background: var(--paper); border: 1px solid var(--line); border-radius: .25rem; display: inline-block;
  line-height: 1.5; margin: .1rem 0; padding: 0 .3rem }
.trace a { white-space: nowrap }
.trace code:last-of-type { background: var(--accent); border-color: var(--accent); color: var(--on); font-weight: 700 }
.trace.refused code:last-of-type { background: var(--warn); border-color: var(--warn) }
.chapter { border-top: 1px solid var(--line) }
.chapter[open] { padding-bottom: .8rem }
section + .chapter { margin-top: 1.2rem }
.chapter summary { cursor: pointer; font-weight: 600; padding: .9rem 0 }
.chapter summary span { color: var(--soft); font-weight: 400 }
[hidden] { display: none !important }
@media (max-width: 36rem) {
  .trials li { grid-template-columns: 3rem minmax(0, 1fr) }
  .trials pre { grid-column: 1 / 3 }
  .search input { flex: 1 }
  .trials .buttons { grid-column: 1 / 3; order: 1 }
  .trials output { grid-column: 1 / 3; order: 2 }
  header nav a:first-child { flex-basis: 100% }
}
`;
