import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import { type ProductInput, writeProducts } from '../catalogue/index.ts';
import { ImportRefused } from './fault.ts';
import type { FetchRules } from './fetch-image.ts';
import { groupProducts } from './group-products.ts';
import type { ImportSettings } from './import-settings.ts';
import { type ImportTally, startTally } from './import-tally.ts';
import type { MediaStore } from './media-store.ts';
import type { OpenedText } from './open-text.ts';
import {
  expectedPictures,
  fetchPictures,
  type LostPicture,
  namedPictures,
  picturesFrom,
} from './pictures.ts';
import { type PlannedProduct, planProducts } from './plan-import.ts';
import { openSheet } from './read-shopify-rows.ts';
import type { ShopProduct } from './shop-product.ts';
import { keepPictures, type PicturesOf } from './to-product-input.ts';

export type ImportOrder = Readonly<{
  text: OpenedText;
  settings: ImportSettings;
  apply: boolean;
  /** Who imports, as the audit log names them. */
  by: string;
  /** Null leaves pictures unchanged. */
  pictures: Readonly<{ media: MediaStore; rules?: FetchRules }> | null;
  /** Stops the import at the next opportunity and rolls it back. */
  signal?: AbortSignal;
  onProgress?: (stage: 'checking' | 'pictures' | 'writing', done: number, of: number) => void;
}>;

export type ImportResult = ImportTally &
  Readonly<{
    applied: boolean;
    /** Columns with content that the market has no field for. */
    leftOut: readonly string[];
    /** Number of pictures to fetch. */
    wanted: number;
    lost: readonly LostPicture[];
  }>;

type Pass = Readonly<{
  order: ImportOrder;
  picturesOf: PicturesOf;
  stage: 'checking' | 'writing';
  onPlanned: (planned: readonly PlannedProduct[], products: readonly ShopProduct[]) => Promise<void> | void;
}>;

/**
 * Imports an export: first reads all of it and compares. If nothing is wrong and `apply` is set, reads it again and
 * writes it in one transaction. The file is never in memory as a whole.
 */
export async function importCatalogue(db: Database, order: ImportOrder): Promise<ImportResult> {
  const { pictures, apply, onProgress } = order;
  const wanted = new Map<string, number>();
  const checked = await pass(db, {
    order,
    stage: 'checking',
    picturesOf: pictures ? expectedPictures : keepPictures,
    onPlanned: (planned, products) => {
      if (pictures) noteMissing(planned, products, wanted);
    },
  });
  const result = { ...checked, applied: false, wanted: wanted.size, lost: [] };
  if (!apply || checked.faultCount > 0) return result;
  let fetched = 0;
  const had =
    pictures &&
    (await fetchPictures(wanted, pictures.media, {
      ...pictures,
      onDone: () => {
        order.signal?.throwIfAborted();
        fetched += 1;
        onProgress?.('pictures', fetched, wanted.size);
      },
    }));
  const picturesOf = had ? picturesFrom((url) => had.files.get(url) ?? null) : keepPictures;
  const written = await write(db, order, picturesOf);
  return { ...result, ...written, applied: true, lost: had?.lost ?? [] };
}

/** Fetches only the pictures that a change needs; unchanged products have theirs already. */
function noteMissing(
  planned: readonly PlannedProduct[],
  products: readonly ShopProduct[],
  wanted: Map<string, number>,
): void {
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  for (const { handle, input } of planned) {
    const missing = new Set(
      input?.images?.flatMap(({ file, source }) => (file === 'expected' ? source : [])),
    );
    for (const { url, line } of namedPictures(byHandle.get(handle) ?? { images: [] })) {
      if (missing.has(url) && !wanted.has(url)) wanted.set(url, line);
    }
  }
}

async function write(db: Database, order: ImportOrder, picturesOf: PicturesOf) {
  const { companyId, tree } = order.settings;
  return db.transaction(async (tx) => {
    // Two imports for one company wait for each other, or both would create the same products.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${companyId}`}, 0))`);
    const tally = await pass(tx, {
      order,
      stage: 'writing',
      picturesOf,
      onPlanned: async (planned) => {
        const inputs = planned.flatMap(({ action, input }): ProductInput[] =>
          input && (action === 'create' || action === 'update') ? [input] : [],
        );
        if (inputs.length > 0) await writeProducts(tx, companyId, inputs, { tree });
        await recordPrices(tx, order, planned);
      },
    });
    if (tally.faultCount > 0) {
      throw new ImportRefused(
        'The file was changed while it was read, so nothing was imported: run it again.',
      );
    }
    return tally;
  });
}

async function recordPrices(
  tx: Tx,
  { by, settings: { companyId } }: ImportOrder,
  planned: readonly PlannedProduct[],
): Promise<void> {
  const changed = planned.filter(({ prices }) => prices.length > 0);
  const entries = changed.map(({ title: subject, prices: changes }) => ({ subject, changes }));
  await record(tx, ...entries.map((it) => ({ action: 'price.changed' as const, companyId, by, ...it })));
}

/** Batches of this size keep statements and memory small. */
const batchSize = 250;

async function pass(
  tx: Tx,
  { order, picturesOf, stage, onPlanned }: Pass,
): Promise<ImportTally & { leftOut: readonly string[] }> {
  const { text, settings, signal, onProgress } = order;
  const tally = startTally(settings.categoryId);
  const sheet = await openSheet(text, {
    onFault: tally.fault,
    onBytes: (soFar) => onProgress?.(stage, soFar, text.bytes),
  });
  const context = { ...sheet, settings, picturesOf, lock: stage === 'writing', onFault: tally.fault };
  let batch: ShopProduct[] = [];
  const flush = async () => {
    signal?.throwIfAborted();
    const planned = await planProducts(tx, batch, context);
    for (const product of planned) tally.product(product);
    await onPlanned(planned, batch);
    batch = [];
  };
  for await (const product of groupProducts(sheet.rows, sheet.columns, tally.fault)) {
    batch.push(product);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return { ...tally.result(), leftOut: sheet.leftOut() };
}
