import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { locales } from 'shared-kit/contract/languages';
import sharp from 'sharp';
import { testWeb } from '../testing/test-web.ts';
import { drawIcons } from './draw-icons.ts';

/** The pictures in a file: itself, or all that an icon's directory names. */
function picturesIn(name: string, content: Buffer): readonly Buffer[] {
  if (!name.endsWith('.ico')) return [content];
  return Array.from({ length: content.readUInt16LE(4) }, (_, at) => {
    const entry = 6 + 16 * at;
    const place = content.readUInt32LE(entry + 12);
    return content.subarray(place, place + content.readUInt32LE(entry + 8));
  });
}
/** Width, height and all pixels on white. */
async function seen(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size: `${info.width}x${info.height}`, data };
}

describe('the market’s icons', () => {
  const { get, getWith } = testWeb();
  const names = readdirSync(import.meta.dirname).filter((it) => !it.endsWith('.ts'));

  it('show the mark that pages have', async () => {
    const drawn = await drawIcons();
    expect(names.toSorted()).toEqual(Object.keys(drawn).toSorted());
    for (const [name, expected] of Object.entries(drawn)) {
      const kept = picturesIn(name, readFileSync(new URL(name, import.meta.url)));
      const wanted = picturesIn(name, expected);
      expect(kept).toHaveLength(wanted.length);
      for (const [at, picture] of wanted.entries()) {
        const [one, other] = await Promise.all([seen(picture), seen(kept[at] ?? Buffer.alloc(0))]);
        expect(other.size).toBe(one.size);
        const off = one.data.reduce((sum, value, i) => sum + Math.abs(value - (other.data[i] ?? 0)), 0);
        // Versions of the library differ at edges.
        expect(off / one.data.length).toBeLessThan(2);
      }
    }
  });

  it.each(names)('%s is served', async (name) => {
    const answer = await get(`/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(name.endsWith('.ico') ? 'image/x-icon' : 'image/png');
    expect(answer.rawPayload).toEqual(readFileSync(new URL(name, import.meta.url)));
    const again = await get(`/${name}`, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('are named by the manifest with their sizes', async () => {
    const settings = { BRAND_NAME: 'Looms & "more"', HOME_PATH: '/welcome' };
    const answer = await getWith(settings, '/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json');
    const { icons, ...told } = answer.json<{ icons: { src: string; sizes: string; type: string }[] }>();
    expect(told).toMatchObject({ name: settings.BRAND_NAME, start_url: '/welcome' });
    expect(icons).toHaveLength(2);
    for (const { src, sizes, type } of icons) {
      const icon = await get(src);
      expect(icon.headers['content-type']).toBe(type);
      expect((await seen(icon.rawPayload)).size).toBe(sizes);
    }
  });

  it.each([...locales.map((it) => (it === 'en' ? '/shop' : `/${it}/shop`)), '/login', '/nowhere'])(
    'are named by the document of %s',
    async (url) => {
      const { body } = await get(url);
      const named = [...body.matchAll(/<link rel="(?:apple-touch-icon|manifest)" href="(.*?)">/g)];
      expect(named).toHaveLength(2);
      for (const [, address = ''] of named) expect((await get(address)).statusCode).toBe(200);
    },
  );
});
