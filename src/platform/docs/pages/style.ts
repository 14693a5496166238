/**
 * The style of guides and reference: one column on a phone, two on a desktop, light or dark like the reader's system.
 */
export const css = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; --line: light-dark(#0003, #fff4); --soft: light-dark(#f4f6f8, #1d2329); --accent: light-dark(#0b5cad, #7cb8ff) }
body { margin: 0; background: light-dark(#fff, #12161a); color: light-dark(#1b1f23, #e6e9ec) }
a { color: var(--accent) }
.skip { position: absolute; left: -99rem }
.skip:focus { left: 1rem; top: .5rem; background: Canvas; padding: .3rem }
header { display: flex; flex-wrap: wrap; gap: .6rem 1.5rem; align-items: center; padding: .7rem 1.2rem; border-bottom: 1px solid var(--line); background: var(--soft) }
.brand { color: inherit; text-decoration: none }
header nav { display: flex; flex-wrap: wrap; gap: .2rem .9rem }
header form { display: flex; gap: .4rem; margin-left: auto }
input, button { font: inherit; padding: .25rem .6rem; border: 1px solid var(--line); border-radius: 4px; background: light-dark(#fff, #12161a); color: inherit; min-width: 0 }
.languages span { font-weight: 600 }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 82rem; margin: 0 auto }
.aside { padding: 1rem 1.2rem; border-right: 1px solid var(--line); font-size: .92rem }
.aside ul { list-style: none; margin: 0 0 1rem; padding: 0 }
.aside li { margin: .25rem 0 }
.aside details ul { padding-left: .8rem }
.aside summary { cursor: pointer }
.aside [aria-current] { font-weight: 600; color: inherit; text-decoration: none }
main { padding: 1rem 2rem 4rem; max-width: 54rem; min-width: 0; overflow-wrap: break-word }
h1 { line-height: 1.25; margin: .4rem 0 1rem }
h2 { margin-top: 2.2rem; border-bottom: 1px solid var(--line) }
h2, h3 { scroll-margin-top: 1rem }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .8rem 1rem; overflow-x: auto; line-height: 1.45 }
code { font-size: .9em; font-family: ui-monospace, monospace }
table { border-collapse: collapse; display: block; overflow-x: auto; margin: 1rem 0 }
td, th { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top }
th { background: var(--soft) }
td p { margin: 0 }
td code { overflow-wrap: anywhere }
td:last-child { min-width: 15rem }
.call { display: flex; flex-wrap: wrap; gap: .6rem; align-items: baseline; font-size: 1.05rem }
.method { font: 600 .85rem ui-monospace, monospace; padding: .1rem .5rem; border-radius: 4px; background: var(--accent); color: light-dark(#fff, #12161a) }
.marks { display: flex; flex-wrap: wrap; gap: .4rem; padding: 0; list-style: none }
.marks li { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .7rem; font-size: .88rem }
.required { color: light-dark(#a11, #ff9d9d); font-size: .85em }
details { margin: .6rem 0 }
main summary { cursor: pointer; font-weight: 600 }
main img { max-width: 100%; height: auto; border-radius: 6px }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line) }
.byline { color: light-dark(#4a5258, #aeb6bd); font-size: .92rem }
.lead { font-size: 1.1rem }
.found li { margin-bottom: 1rem }
.level { padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; white-space: nowrap }
.level-1 { background: light-dark(#dcf5e1, #16351f); border-color: light-dark(#1a7f37, #56d364) }
.level-2 { background: light-dark(#fff3bf, #3d3208); border-color: light-dark(#a97f00, #e3b341) }
.level-3 { background: light-dark(#ffe2cc, #4a2a10); border-color: light-dark(#d1520a, #ff9d4d) }
.level-4 { background: light-dark(#ffdcd7, #4f1c19); border-color: light-dark(#b3261e, #ff7b72); font-weight: 600 }
.places { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 1rem }
.places li { border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1.1rem; background: var(--soft) }
.places li:first-child { grid-column: 1 / -1; border-left: 5px solid var(--accent) }
.places h2 { font-size: 1.1rem; margin: 0; border: 0 }
.places p { margin: .2rem 0 0 }
mark { background: light-dark(#ffec99, #6b5900); color: inherit }
figure { margin: 1rem 0 }
figcaption { font-size: .92rem; color: light-dark(#4a5258, #aeb6bd) }
.plot { display: block; width: 100%; max-width: 44rem; height: auto; font-size: 12px }
.plot text { fill: currentColor; paint-order: stroke; stroke: light-dark(#fff, #12161a); stroke-width: 3px }
.plot .group { font-weight: 600 }
.plot .end { text-anchor: end }
.plot .middle { text-anchor: middle }
.plot .small { font-size: 10px }
.plot .missed { font-weight: 600 }
.plot .s0 { fill: light-dark(#0b5cad, #7cb8ff) }
.plot .s1 { fill: light-dark(#b45309, #ffb366) }
.plot .s2 { fill: light-dark(#4d7c0f, #a3d65c) }
.plot .s3 { fill: light-dark(#6b7280, #9aa4b2) }
.plot .grid { stroke: var(--line) }
.plot .bar { stroke: currentColor; stroke-width: 2 }
.plot .cross { stroke: light-dark(#a11, #ff9d9d); stroke-width: 3; fill: none }
@media (max-width: 50rem) {
  .columns { display: flex; flex-direction: column-reverse }
  .aside { border-right: 0; border-top: 1px solid var(--line) }
  main { padding: 1rem 1.2rem 3rem }
  header form { margin-left: 0; flex: 1 1 100% }
  header input[type=search] { flex: 1 }
}
@media print { header, .aside { display: none } }
`

/** The icon: a cross, and a rising curve of cases. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0b5cad"/><path d="M13 5h6v6h6v6h-6v6h-6v-6H7v-6h6z" fill="#fff"/><path d="M5 28l7-3 6 1 9-5" fill="none" stroke="#ffd166" stroke-width="2.4"/></svg>`
