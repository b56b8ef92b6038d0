/** The style sheet of the page. Colour is never the only sign: every verdict has a mark and a word. */
export const style = `
:root {
  --ground: #fff; --raised: #f4f5f7; --line: #b9bfc8; --text: #1b1f24; --quiet: #505963; --link: #0b57b0;
  --pass: #14612e; --fail: #a31515; --open: #7a4b00; --known: #6a3aa0; --marked: #ffe9b3; --marked-text: #1b1f24;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171b; --raised: #1f242a; --line: #4a525c; --text: #e8eaed; --quiet: #b3bac3; --link: #8ab8ff;
    --pass: #7fd69a; --fail: #ff9a92; --open: #f2c46d; --known: #cfb0ff; --marked: #57430f; --marked-text: #fff3d1;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 1rem 1.5rem 3rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0.5rem 0 0; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 0.5rem; border-bottom: 2px solid var(--line); }
h3 { font-size: 1.1rem; margin: 1.5rem 0 0.5rem; }
h4 { font-size: 1rem; margin: 1.2rem 0 0.3rem; }
h5 { font-size: 0.85rem; margin: 0; color: var(--quiet); }
header p, small, caption, footer { color: var(--quiet); }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; background: var(--ground); padding: 0.5rem; }
.verdict { font-size: 1.15rem; padding: 0.8rem 1rem; background: var(--raised); border-left: 0.4rem solid currentColor; }
.mark { display: inline-block; min-width: 1em; font-weight: 700; }
.pass { color: var(--pass); } .fail, .security { color: var(--fail); } .open, .warning { color: var(--open); }
.known { color: var(--known); } .none, .note { color: var(--quiet); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; }
caption { text-align: left; padding: 0.3rem 0; }
th, td { overflow-wrap: break-word; text-align: left; vertical-align: top; padding: 0.35rem 0.6rem; border: 1px solid var(--line); }
thead th, th[scope=rowgroup] { background: var(--raised); }
th[scope=row] { font-weight: 600; }
td code { overflow-wrap: anywhere; }
th small { font-weight: 400; }
.matrix td:nth-child(2) { min-width: 18rem; }
.matrix td:nth-child(n+3), .matrix th[scope=row] { white-space: nowrap; }
.matrix td a { color: inherit; }
summary { cursor: pointer; }
summary:hover { text-decoration: underline; }
td details p, td details ul { margin: 0.4rem 0; font-size: 0.95em; }
.filters { display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; align-items: end; margin: 0.8rem 0; }
.filters[hidden] { display: none; }
.filters label { display: grid; font-size: 0.85rem; color: var(--quiet); }
.filters select, .filters input, .filters button { font: inherit; font-size: 1rem; padding: 0.25rem 0.5rem; color: var(--text);
  background: var(--raised); border: 1px solid var(--quiet); border-radius: 0.2rem; }
output { font-weight: 600; }
.failure { border: 1px solid var(--line); margin: 0.5rem 0; padding: 0.5rem 0.8rem; background: var(--ground); }
.failure[open] > summary { margin-bottom: 0.6rem; }
.alike { margin: 0 0 0.8rem 1rem; }
blockquote { margin: 0.5rem 0; padding: 0.1rem 1rem; border-left: 0.25rem solid var(--line); background: var(--raised); }
blockquote p { margin: 0.3rem 0; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0.8rem; }
.sides > div { min-width: 0; }
pre, code, .lines td { font-family: ui-monospace, Consolas, monospace; font-size: 0.85rem; }
pre { margin: 0.2rem 0; padding: 0.6rem; background: var(--raised); border: 1px solid var(--line); white-space: pre-wrap;
  overflow-wrap: anywhere; }
.command { user-select: all; }
mark { background: var(--marked); color: var(--marked-text); font-weight: 600; text-decoration: underline; }
.lines { table-layout: fixed; min-width: 40rem; }
.lines td { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0 0.5rem; border-block: 0; }
.lines .differs td { background: var(--raised); }
[hidden] { display: none; }
@media screen and (max-width: 48rem) {
  body { padding: 0.5rem 0.7rem 2rem; }
  .wikis, .wikis caption, .wikis tbody, .wikis tr, .wikis th, .wikis td, .matrix, .matrix caption, .matrix tbody, .matrix tr, .matrix th, .matrix td { display: block; }
  .wikis thead, .matrix thead { position: absolute; left: -99rem; }
  .wikis tr, .matrix tr { border: 1px solid var(--line); margin: 0.4rem 0; }
  .wikis th, .wikis td, .matrix th, .matrix td { border: 0; padding: 0.15rem 0.5rem; overflow-wrap: anywhere; }
  .matrix tr[hidden], .matrix tbody[hidden] { display: none; }
  .matrix td:nth-child(2) { min-width: 0; }
  .matrix td:nth-child(n+3), .matrix th[scope=row] { white-space: normal; }
  [data-label]:not([data-label=""])::before { content: attr(data-label) ": "; color: var(--quiet); font-weight: 400; }
  .lines { min-width: 0; }
}
@media print {
  @page { size: A4 landscape; margin: 12mm; }
  :root { --ground: #fff; --raised: #f4f5f7; --line: #999; --text: #000; --quiet: #444; --link: #000;
    --pass: #14612e; --fail: #a31515; --open: #7a4b00; --known: #6a3aa0; --marked: #ffe9b3; --marked-text: #000; }
  html { font-size: 9pt; }
  body { max-width: none; padding: 0; }
  :focus-visible { outline: none; }
  th, td { overflow-wrap: anywhere; }
  .matrix td:nth-child(n+3), .matrix th[scope=row] { white-space: normal; }
  .filters, .skip { display: none; }
  .wide { overflow: visible; }
  .lines { min-width: 0; }
  details::details-content { content-visibility: visible; block-size: auto; }
  thead { display: table-header-group; }
  tr, h2, h3, h4, h5, summary, blockquote { break-inside: avoid; }
  h2, h3, h4, h5, summary { break-after: avoid; }
  * { print-color-adjust: exact; }
}
`;
