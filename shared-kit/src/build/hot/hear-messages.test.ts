import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import hearMessages from './hear-messages.ts';

const shop = readFileSync(resolve(import.meta.dirname, '../../../../mf-shop/src/area.ts'), 'utf8');

it.each(['en', 'tr'])('a front door hears of its edited %s messages', (locale) => {
  const file = `'./messages/${locale}.json'`;
  expect(hearMessages(shop)).toContain(
    `accept(${file}, () => import(${file}).then((it) => show('${locale}', it.default)));`,
  );
});

it("shows them as the area's, after the rest of area.ts", () => {
  const heard = hearMessages(shop);
  expect(heard.startsWith(shop.slice(0, shop.indexOf('messages:')))).toBe(true);
  expect(heard).toContain("addMessages('shop', locale, messages);");
});

it('imports each file by its name, since an edit in an imported folder loads the page anew', () => {
  const heard = hearMessages(shop);
  expect(heard).not.toContain('`./messages/');
  expect(heard).toContain("en: () => import('./messages/en.json')");
});
