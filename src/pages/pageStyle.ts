/** The documentation page's style, without fonts or images. */
export const PAGE_STYLE = `:root { color-scheme: light dark; --ink: light-dark(#1b2430, #e6ebf0); --quiet: light-dark(#566270, #9aa7b5);
  --line: light-dark(#dde1e6, #2a333d); --paper: light-dark(#fdfdfc, #12171d); --soft: light-dark(#f1f3f5, #1b222a);
  --link: light-dark(#1d4fd7, #7aa7ff); --action: light-dark(#c2410c, #ff922b); --on: light-dark(#fff, #12171d);
  --get: light-dark(#0b62b8, #6db3f5); --post: light-dark(#1b7f4b, #4fc483); --put: light-dark(#9a5b00, #e8b45c);
  --patch: light-dark(#6b4bb0, #b39ddb); --delete: light-dark(#b3261e, #f58b84); --query: light-dark(#0a7280, #4cc3d0) }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 84rem;
  padding: 1.5rem 1.25rem 4rem }
h1 { font-size: 1.8rem; letter-spacing: -.02em; line-height: 1.2; margin: 0 0 .3rem }
h2 { font-size: 1.25rem; margin: 2rem 0 .2rem }
.tag > h2 { text-transform: capitalize }
h3 { font-size: 1rem; margin: 1.2rem 0 .4rem }
p { margin: .2rem 0 .6rem }
h1 small, small, .row p { color: var(--quiet); font-size: .85rem; font-weight: normal }
a { color: var(--link) }
code, pre { font: .875rem/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
code { overflow-wrap: anywhere }
i { color: var(--quiet); font-style: normal }
abbr { color: var(--delete); text-decoration: none }
pre { background: var(--soft); border-radius: .4rem; margin: .3rem 0; max-height: 26rem; overflow: auto; overflow-wrap: anywhere;
  padding: .6rem .8rem; white-space: pre-wrap }
:focus-visible { outline: 2px solid var(--link); outline-offset: 1px }
input, select, textarea, button { background: var(--paper); border: 1px solid light-dark(#8a95a1, #5c6875); border-radius: .4rem;
  color: inherit; font: inherit; padding: .35rem .6rem }
input, select, textarea { width: 100% }
textarea { font: .875rem/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace; resize: vertical }
button { cursor: pointer }
form.try button:not(.curl) { background: var(--action); border-color: var(--action); color: var(--on); font-weight: 600;
  padding-inline: 1.4rem }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { color: inherit; text-decoration: none }
nav a:hover { text-decoration: underline }
nav > ul > li > a { font-weight: 600; text-transform: capitalize }
nav li li { font-size: .875rem; margin: .2rem 0 }
nav li li a { align-items: baseline; display: grid; grid-template-columns: 3.6rem 1fr }
nav b { font: 700 .65rem ui-monospace, monospace }
#filter { margin: .6rem 0 1rem }
.operation, .schema { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 1rem }
.operation[open] { border-color: var(--quiet); padding-bottom: 1rem }
.schema[open] { padding-bottom: .6rem }
summary { cursor: pointer; padding: .55rem 0 }
.operation > summary b { background: var(--c); border-radius: .3rem; color: var(--on); display: inline-block;
  font: 700 .75rem/1.5rem ui-monospace, monospace; margin-right: .3rem; text-align: center; width: 4.6rem }
.operation > summary span { color: var(--quiet); margin-left: .5rem }
.operation > summary em { color: var(--delete) }
.get, .s3 { --c: var(--get) } .post, .s2 { --c: var(--post) } .put, .s4 { --c: var(--put) } .patch { --c: var(--patch) }
.delete, .s5 { --c: var(--delete) } .query { --c: var(--query) } .head, .options, .trace { --c: var(--quiet) }
nav b, .responses > li > b, output b { color: var(--c) }
.lock { font-size: .85rem; font-weight: normal }
.row { align-items: baseline; display: grid; gap: .1rem 1rem; grid-template-columns: 13rem minmax(0, 1fr); margin: .5rem 0 }
.row p { grid-column: 2; margin: 0 }
.content { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); margin: .5rem 0 }
.content > * { align-self: start; min-width: 0 }
.props { list-style: none; margin: .2rem 0; padding: 0 }
.props .props { border-left: 2px solid var(--line); padding-left: .8rem }
.props li { padding: .12rem 0 }
.responses { list-style: none; margin: 0; padding: 0 }
.responses > li { border-top: 1px solid var(--line); display: grid; gap: .8rem; grid-template-columns: 2.6rem minmax(0, 1fr);
  padding: .45rem 0 }
.responses > li > b { font-family: ui-monospace, monospace }
.responses > li > div > small { display: block }
.node code { color: var(--ink); font-weight: 700 }
output { display: block; margin-top: 1rem }
output b { font-family: ui-monospace, monospace }
form.try input, form.try select, form.try .send, .content > :has(textarea), #filter { display: none }
.scripted form.try :is(input, select), .scripted #filter { display: block }
.scripted form.try .send { display: flex; gap: .6rem }
.scripted .content > :has(textarea) { display: block }
.skip:not(:focus) { left: -99rem; position: absolute }
.part[aria-busy] { opacity: 0 }
[hidden] { display: none !important }
@media (min-width: 62rem) {
  body { display: grid; gap: 0 2.5rem; grid-template-columns: 15rem minmax(0, 1fr) }
  header { grid-column: 1 / -1 }
  nav { align-self: start; max-height: 100vh; overflow: auto; padding: 1rem 0; position: sticky; top: 0 }
  nav > ul > li { margin-bottom: .8rem }
}
@media (max-width: 62rem) {
  nav > ul { display: flex; flex-wrap: wrap; gap: .3rem 1rem }
  nav ul ul { display: none }
}
@media (max-width: 40rem) {
  .row, .content { grid-template-columns: minmax(0, 1fr) }
  .row p { grid-column: 1 }
  .operation, .schema { padding: 0 .7rem }
  .operation > summary span { display: block; margin: .2rem 0 0 1.2rem }
}
`;
