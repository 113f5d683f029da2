import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { type SpritesOf, spritesOf } from './sprites.ts';

describe('sprites', () => {
  let hostFolder = '';
  let sprites: SpritesOf;
  beforeAll(async () => {
    hostFolder = await mkdtemp(join(tmpdir(), 'sprites-'));
    await writeFile(join(hostFolder, 'icons.1.svg'), '<svg><symbol id="search-1"/></svg>');
    sprites = spritesOf({ files: memoryFiles(), hostFolder });
  });
  afterAll(() => rm(hostFolder, { recursive: true }));

  it('are elements that name their file', async () => {
    expect(await sprites(['/h/icons.1.svg'])).toBe(
      '<div hidden data-sprite="/h/icons.1.svg"><svg><symbol id="search-1"/></svg></div>',
    );
  });

  it.each([
    ['a file that is gone', '/h/icons.2.svg'],
    ['a release that is gone', '/r/shop/1/icons.2.svg'],
  ])('leaves %s to the browser', async (_what, address) => {
    expect(await sprites([address])).toBe('');
  });
});
