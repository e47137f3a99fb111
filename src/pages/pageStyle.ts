/** The documentation page's style, without fonts or images. */
export const PAGE_STYLE = `:root { color-scheme: light dark; --line: #8884; --soft: #8881 }
* { box-sizing: border-box }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1rem 1.5rem 4rem }
h1 small, dt small, dd small { font-weight: normal; opacity: .7 }
code, pre, textarea { font: .9em/1.45 ui-monospace, monospace }
pre { background: var(--soft); border-radius: .4rem; margin: .3rem 0; overflow: auto; padding: .6rem .8rem }
pre b { font-weight: normal; opacity: .75 }
input, select, textarea, button { font: inherit; padding: .35rem .5rem }
#filter { width: 100% }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 1rem 0 }
details.operation, details.schema { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 1rem }
details[open] { padding-bottom: 1rem }
summary { cursor: pointer; padding: .55rem 0 }
summary b { border-radius: .3rem; color: #fff; display: inline-block; font-size: .8rem; padding: .1rem .4rem; width: 4.6rem;
  text-align: center; background: #555 }
summary span { opacity: .8 }
.get { background: #0b62b8 } .post { background: #1a7a3c } .put { background: #9a5b00 }
.patch { background: #6b4bb0 } .delete { background: #b3261e }
.s2 { color: #1a7a3c } .s3 { color: #0b62b8 } .s4, .s5 { color: #b3261e }
@media (prefers-color-scheme: dark) { .s2 { color: #7fd89a } .s3 { color: #8cc4ff } .s4, .s5 { color: #ff9c94 } }
dl { display: grid; gap: .3rem 1rem; grid-template-columns: minmax(5rem, max-content) 1fr; margin: .3rem 0 }
dd { margin: 0; min-width: 0 }
ul { margin: .2rem 0; padding-left: 1.2rem }
form.try label { display: grid; gap: 1rem; grid-template-columns: 11rem 1fr; margin: .3rem 0 }
form.try output { display: block; white-space: pre-wrap }
[hidden] { display: none !important }
`;
