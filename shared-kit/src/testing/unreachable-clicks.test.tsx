import { expect, it } from '@jest/globals';
import { watchUnreachableClicks } from './unreachable-clicks.ts';

it.each([
  ['a button', '<button>Accept</button>', 0],
  ['a button out of the Tab order', '<button tabindex="-1">Accept</button>', 1],
  ['the words in it', '<button tabindex="-1"><span>Accept</span></button>', 1],
  ['a link out of it', '<a href="/cart" tabindex="-1">Accept</a>', 1],
  [
    'a tab that arrows lead to',
    '<div role="tablist"><button role="tab" tabindex="-1">Terms</button></div>',
    0,
  ],
  ['the hidden input of a button', '<input type="file" tabindex="-1" aria-hidden="true">', 0],
  ['what is no control', '<h1 tabindex="-1">Quotes</h1>', 0],
])('judges a click on %s', (_what, html, found) => {
  // A document of its own: what watches over all tests must not hear of it.
  const page = document.implementation.createHTMLDocument();
  const reports: string[] = [];
  watchUnreachableClicks((text) => reports.push(text), page);
  page.body.innerHTML = html;
  page.querySelector<HTMLElement>('span, h1, a, button, input')?.click();
  expect(reports).toHaveLength(found);
});
