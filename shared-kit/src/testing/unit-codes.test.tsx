import { expect, it } from '@jest/globals';
import { unitCodesIn } from './unit-codes.ts';

it.each([
  ['tr', '<p>8 piece</p>', ['8 piece']],
  ['tr', '<p>8 adet</p>', []],
  ['tr', '<input value="piece">', ['piece']],
  ['tr', '<p><b>1.200</b> <i>set</i></p>', ['set']],
  ['tr', '<p>A set of cones</p>', []],
  ['en', '<p>8 pieces</p><input value="piece">', []],
  ['en', '<td>3 m2</td>', ['3 m2']],
  ['en', '<select><option value="m2">m²</option></select>', []],
])('finds on a page in %s with %s: %j', (lang, html, found) => {
  // A document of its own: what watches over all tests must not see it.
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = lang;
  page.body.innerHTML = html;
  expect(unitCodesIn(page)).toEqual(found);
});
