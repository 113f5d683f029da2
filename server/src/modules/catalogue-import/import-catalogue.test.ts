import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FileStore } from '../../platform/files/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { findProductsByHandle, prepareCatalogue } from '../catalogue/index.ts';
import { createCompany } from '../companies/index.ts';
import { type FetchRules, publicInternet } from './fetch-image.ts';
import { importCatalogue } from './import-catalogue.ts';
import { mediaStore } from './media-store.ts';
import { openText } from './open-text.ts';
import { prepareImport } from './prepare-import.ts';
import { reportLines } from './report.ts';
import { fileWith, fixture } from './testing.ts';

const database = testDatabase();
let company: string;

beforeAll(() => prepareCatalogue(database.db));
beforeEach(async () => {
  company = await createCompany(database.db, {
    kind: 'textile-manufacturer',
    legalName: 'Mill Ltd',
    brandName: 'Mill',
    country: 'TR',
    city: 'Denizli',
    verification: 'approved',
  });
});

type Run = { apply?: boolean; publish?: boolean; rules?: FetchRules; files?: FileStore; encoding?: string };

async function run(path: string, { apply = false, publish = false, rules, files, encoding }: Run = {}) {
  const text = await openText(path, encoding ?? null);
  const asked = { company, currency: 'EUR', category: 'fabric', publish };
  const settings = await prepareImport(database.db, asked, text);
  const pictures = files ? { media: mediaStore(files), ...(rules && { rules }) } : null;
  const result = await importCatalogue(database.db, { text, settings, apply, pictures, by: 'operator' });
  return { ...result, report: reportLines(result, { settings }).join('\n') };
}

const productOf = async (handle: string) =>
  (await findProductsByHandle(database.db, company, [handle])).get(handle)?.input;

async function count(): Promise<number> {
  const { rows } = await database.db.execute<{ total: number }>(
    sql`select count(*)::int as total from product where seller_company_id = ${company}`,
  );
  return rows[0]?.total ?? -1;
}

const apparel = fixture('shopify-apparel');

describe('importing an export', () => {
  it('reports the changes in a dry run, and changes nothing', async () => {
    const { counts, applied, report } = await run(apparel);
    expect(counts).toEqual({ create: 20, update: 0, unchanged: 0, skip: 0 });
    expect(applied).toBe(false);
    expect(report).toContain('20 to create, 0 to change, 0 unchanged.\nDry run: nothing was written.');
    expect(await count()).toBe(0);
  });

  it('applies it once, however often it is run', async () => {
    expect(await run(apparel, { apply: true })).toMatchObject({ applied: true, counts: { create: 20 } });
    expect(await count()).toBe(20);
    expect(await productOf('classic-varsity-top')).toMatchObject({
      status: 'draft',
      variants: [{ id: 'small' }, { id: 'medium' }, { id: 'large' }],
    });
    expect((await run(apparel)).report).toContain('0 to create, 0 to change, 20 unchanged.');
    expect(await run(apparel, { apply: true })).toMatchObject({
      counts: { create: 0, update: 0, unchanged: 20 },
    });
    expect(await count()).toBe(20);
  });

  it('changes only what the file changes', async () => {
    await run(apparel, { apply: true });
    const before = await productOf('yellow-wool-jumper');
    const changed = readFileSync(apparel, 'utf8').replace('Yellow Wool Jumper', 'Golden Wool Jumper');
    const { counts, products } = await run(fileWith(changed), { apply: true });
    expect(counts).toEqual({ create: 0, update: 1, unchanged: 19, skip: 0 });
    expect(products.find(({ action }) => action === 'update')).toMatchObject({ line: 6, detail: 'title' });
    expect(await productOf('yellow-wool-jumper')).toEqual({
      ...before,
      title: { en: 'Golden Wool Jumper' },
    });
  });

  it('publishes what the shop has on sale, when told to', async () => {
    const { counts } = await run(fixture('home-textiles'), { apply: true, publish: true });
    expect(counts).toEqual({ create: 3, update: 0, unchanged: 0, skip: 2 });
    expect((await productOf('harbour-towel'))?.status).toBe('published');
    expect((await productOf('wool-throw'))?.status).toBe('draft');
    // A later import without the flag doesn't unpublish anything.
    expect((await run(fixture('home-textiles'))).counts.unchanged).toBe(3);
  });

  it('takes nothing of a text but its words', async () => {
    await run(fixture('home-textiles'), { apply: true });
    expect((await productOf('harbour-towel'))?.description.en).toBe(
      'Heavy terry towel, 550 g/m².\n\n• 100 % cotton\n• Double-stitched hem & loop\n\nWash at 60°C.',
    );
  });

  it.each([
    ['current-headings', undefined, 'cotton-yarn-ne-30', 4.875],
    ['turkish-spreadsheet', 'windows-1254', 'pamuklu-gömlek', 12.5],
  ])('imports %s', async (name, encoding, handle, price) => {
    await run(fixture(name), { apply: true, ...(encoding && { encoding }) });
    expect((await productOf(handle))?.priceMap.regions.global).toEqual({ price, currency: 'EUR' });
    expect((await run(fixture(name), encoding ? { encoding } : {})).counts.unchanged).toBe(1);
  });

  it('applies nothing when a row is wrong, and says where', async () => {
    const { applied, faultCount, report } = await run(fixture('broken-rows'), { apply: true });
    expect(applied).toBe(false);
    expect(faultCount).toBe(6);
    expect(report).toContain('line 6, Variant Price: “14,5o” is not a price.');
    expect(report).toContain('Nothing was imported, because of 6 errors');
    expect(await count()).toBe(0);
  });

  it('writes nothing when it is stopped in between', async () => {
    const rows = Array.from({ length: 600 }, (_row, at) => `item-${at},Item ${at},${at + 1}`);
    const text = await openText(fileWith(`Handle,Title,Variant Price\n${rows.join('\n')}\n`), null);
    const asked = { company, currency: 'USD', category: 'fabric', publish: false };
    const settings = await prepareImport(database.db, asked, text);
    const stopping = new AbortController();
    const onProgress = (stage: string) => stage === 'writing' && stopping.abort(new Error('stopped'));
    const order = {
      text,
      settings,
      apply: true,
      pictures: null,
      by: 'operator',
      signal: stopping.signal,
      onProgress,
    };
    await expect(importCatalogue(database.db, order)).rejects.toThrow('stopped');
    expect(await count()).toBe(0);
    await importCatalogue(database.db, { text, settings, apply: true, pictures: null, by: 'operator' });
    expect(await count()).toBe(600);
  });

  it('lets two imports at once make one catalogue', async () => {
    const both = await Promise.all([run(apparel, { apply: true }), run(apparel, { apply: true })]);
    expect(both.map(({ counts }) => counts.create).toSorted((a, b) => a - b)).toEqual([0, 20]);
    expect(await count()).toBe(20);
  });
});

describe('an import', () => {
  it.each([
    [{ currency: 'TRY' }, 'takes USD, EUR or CHF'],
    [{ category: 'shoes' }, 'There is no category “shoes”'],
    [{ company: 'mill' }, 'There is no company with the id “mill”'],
    [{ company: '00000000-0000-7000-8000-000000000000' }, 'There is no company'],
  ])('is refused when it is %j', async (wrong, message) => {
    const text = await openText(apparel, null);
    const asked = { company, currency: 'USD', category: 'fabric', publish: false, ...wrong };
    await expect(prepareImport(database.db, asked, text)).rejects.toThrow(message);
  });

  it.each([
    ['retailer', 'approved', false, 'sells nothing'],
    ['machinery-manufacturer', 'submitted', true, 'may not publish'],
  ] as const)('is refused to a %s that is %s', async (kind, verification, publish, message) => {
    const names = { legalName: 'Other Ltd', brandName: 'Other', country: 'DE', city: 'Ulm' };
    const other = await createCompany(database.db, { kind, verification, ...names });
    const asked = { company: other, currency: 'USD', category: 'fabric', publish };
    await expect(prepareImport(database.db, asked, await openText(apparel, null))).rejects.toThrow(message);
  });
});

describe('pictures', () => {
  const towel = fixture('home-textiles');

  it('does without those that are not on the public internet', async () => {
    const rules: FetchRules = {
      ...publicInternet,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    };
    const { applied, lost, report } = await run(towel, { apply: true, files: memoryFiles(), rules });
    expect(applied).toBe(true);
    expect(lost.map(({ line }) => line)).toEqual([2, 2, 11, 13]);
    expect(report).toContain('images.example is not on the public internet (127.0.0.1)');
    expect((await productOf('harbour-towel'))?.images).toEqual([]);
  });

  it('fetches each once', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end('GIF89a, or something that begins like one');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.gif`;
    const file = fileWith(`Handle,Title,Variant Price,Image Src,Image Alt Text\na,A,1,${url},Front\n`);
    const pictures = {
      apply: true,
      files: memoryFiles(),
      rules: { ...publicInternet, mayConnect: () => true },
    };
    await run(file, pictures);
    expect((await productOf('a'))?.images).toEqual([
      { file: expect.stringMatching(/^[0-9a-f]{64}\.gif$/), alt: 'Front', source: url },
    ]);
    expect(await run(file, pictures)).toMatchObject({ counts: { unchanged: 1 }, wanted: 0 });
    // An import without pictures leaves them unchanged.
    expect((await run(file)).counts.unchanged).toBe(1);
    expect(asked).toBe(1);
    server.close();
  });

  it('only counts them in a dry run', async () => {
    const rules: FetchRules = { ...publicInternet, resolve: () => Promise.reject(new Error('asked')) };
    expect(await run(towel, { files: memoryFiles(), rules })).toMatchObject({ wanted: 4, lost: [] });
  });

  it('serves what was kept, for ever, and nothing else', async () => {
    const files = memoryFiles();
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');
    const name = await mediaStore(files).save(bytes, 'png');
    const app = await testApp({ db: database.db, files });
    const answer = await app.inject(`/media/${name}`);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    for (const other of ['..%2fsession-secret', 'session-secret', `${'0'.repeat(64)}.png`, `${name}.html`]) {
      expect((await app.inject(`/media/${other}`)).statusCode).toBe(404);
    }
    await app.close();
  });
});
