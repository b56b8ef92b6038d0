/**
 * The script of the page, as text for the browser. The page is complete without it; it filters, opens the target of a
 * link, and opens everything for printing.
 */
export const script = `
'use strict';
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const details = () => all('details');
  const form = document.querySelector('.filters');

  if (form) {
    const rows = all('tr[data-rule]');
    const count = form.querySelector('output');
    const open = form.elements.namedItem('open');
    const value = (name) => form.elements.namedItem(name).value;
    const isShown = (row) =>
      (value('verdict') === '' || row.dataset.verdicts.split(' ').includes(value('verdict'))) &&
      (value('level') === '' || row.dataset.level === value('level')) &&
      (value('section') === '' || row.dataset.section === value('section')) &&
      row.textContent.toLowerCase().includes(value('text').trim().toLowerCase());
    const filter = () => {
      const shown = new Set();
      for (const row of rows) {
        row.hidden = !isShown(row);
        if (!row.hidden) shown.add(row.dataset.rule);
      }
      for (const body of all('.matrix tbody')) body.hidden = all('tr[data-rule]:not([hidden])', body).length === 0;
      for (const failure of all('.failure')) {
        failure.hidden = shown.size < rows.length && !failure.dataset.rules.split(' ').some((rule) => shown.has(rule));
      }
      count.textContent = shown.size + ' of ' + rows.length + ' rules are shown.';
    };
    form.hidden = false;
    form.addEventListener('input', filter);
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('reset', () => setTimeout(filter));
    open.addEventListener('click', () => {
      const isOpening = open.textContent.startsWith('Open');
      for (const each of details()) each.open = isOpening;
      open.textContent = isOpening ? 'Close details' : 'Open details';
    });
    filter();
  }

  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const outer = target.closest('.failure') || target.querySelector('details');
    if (outer) {
      outer.hidden = false;
      for (let each = outer; each; each = each.parentElement.closest('details')) each.open = true;
      outer.querySelector('summary').focus({ preventScroll: true });
    }
    if (target.hidden && form) form.reset();
    (outer || target).scrollIntoView();
  };
  addEventListener('hashchange', follow);
  follow();

  let closed = [];
  addEventListener('beforeprint', () => {
    closed = details().filter((each) => !each.open);
    for (const each of closed) each.open = true;
  });
  addEventListener('afterprint', () => {
    for (const each of closed) each.open = false;
  });
})();
`;
