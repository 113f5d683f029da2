import { beforeAll, describe, expect, it } from '@jest/globals';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { keepFiles } from '../artefacts.ts';
import { type AreaRelease, addressed, builtArea } from '../built-area.ts';
import { builtShop } from '../testing.ts';
import { changesSince } from './changed-pages.ts';

describe('what changed since the live release', () => {
  const files = memoryFiles();
  const pages = ['list', 'product'].map((name) => ({
    route: name,
    pattern: `/${name}`,
    scripts: [`${name}.1.js`],
    styles: ['list.1.css'],
    shared: [],
    picture: 'share.1.png',
  }));
  const words = { 'list.title': 'Looms', 'list.found_one': '{{count}} loom', 'product.title': 'Loom' };
  const scripts = {
    'list.1.js': 't("list.title"),t("list.found",{count:1})',
    'product.1.js': 't("product.title"),t("state.".concat(it))',
  };
  /** A shop of two pages, with other scripts or texts than the live one. */
  async function kept(label: string, change: Partial<typeof scripts> = {}, text: object = {}) {
    const contents = {
      ...scripts,
      ...change,
      'share.1.png': 'a loom',
      'messages.en.json': JSON.stringify({ ...words, ...text }),
      'messages.tr.json': JSON.stringify(words),
    };
    const built = builtShop(label, { pages }, contents);
    const described = builtArea.parse(JSON.parse(String(built.get('area.json'))));
    await keepFiles(files, 'shop', described.version, built);
    return addressed(described);
  }
  let live: AreaRelease;
  beforeAll(async () => {
    live = await kept('1');
  });

  it.each([
    ['a page', { 'list.1.js': `${scripts['list.1.js']};` }, {}, { pages: ['/list'], isWordsOnly: false }],
    ['a text', {}, { 'list.title': 'All looms' }, { pages: ['/list'], isWordsOnly: true }],
    ['a plural', {}, { 'list.found_one': 'one loom' }, { pages: ['/list'], isWordsOnly: true }],
    [
      'a text whose key no script holds',
      {},
      { 'state.sold': 'Sold out' },
      { pages: ['/list', '/product'], isWordsOnly: true },
    ],
    [
      'a page, and a text of another',
      { 'list.1.js': `${scripts['list.1.js']};` },
      { 'product.title': 'A loom' },
      null,
    ],
    ['nothing', {}, {}, null],
  ])('%s', async (_what, change, text, expected) => {
    expect(await changesSince(files, live, await kept('2', change, text))).toEqual(expected);
  });

  it('is everything where nothing is live', async () => {
    expect(await changesSince(files, null, live)).toBeNull();
  });
});
