import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { type InlineSprites, inlineSprites } from './inline-sprites.ts';

let hostFolder = '';
let inline: InlineSprites;
beforeAll(async () => {
  hostFolder = await mkdtemp(join(tmpdir(), 'inline-sprites-'));
  await writeFile(join(hostFolder, 'icons.1.svg'), '<svg><symbol id="search-1"/></svg>');
  inline = inlineSprites({ files: memoryFiles(), hostFolder });
});
afterAll(() => rm(hostFolder, { recursive: true }));

const glyph = (sprite: string, id: string) => `<svg><use href="${sprite}#${id}"></use></svg>`;

it('puts each sprite into the document once, and glyphs refer to what is there', async () => {
  const { body, sprites } = await inline(
    `<p>${glyph('/h/icons.1.svg', 'search-1')}${glyph('/h/icons.1.svg', 'cart-1')}</p>`,
  );
  expect(body).toBe(`<p>${glyph('', 'search-1')}${glyph('', 'cart-1')}</p>`);
  expect(sprites).toBe('<div hidden data-sprite="/h/icons.1.svg"><svg><symbol id="search-1"/></svg></div>');
});

it.each([
  ['a file that is gone', glyph('/h/icons.2.svg', 'search-2')],
  ['a release that is gone', glyph('/r/shop/1/icons.2.svg', 'search-2')],
  ['what is no sprite', '<a href="/shop">Shop</a><use href="https://elsewhere.example/i.svg#a"></use>'],
])('leaves %s to the browser', async (_what, body) => {
  expect(await inline(body)).toEqual({ body, sprites: '' });
});
