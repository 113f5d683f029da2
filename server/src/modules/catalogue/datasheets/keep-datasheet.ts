import { and, eq, sql } from 'drizzle-orm';
import { type DatasheetFacts, datasheetLimits } from 'shared-kit/contract/catalogue';
import { standingAllows } from 'shared-kit/contract/companies';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { cleanFileName, type FileStore } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  deleteUnusedUploads,
  readUpload,
  storeUpload,
  type TakenFile,
  type Uploader,
  type UploadParts,
  uploadedFile,
  uploadKey,
} from '../../../platform/uploads/index.ts';
import { company } from '../../companies/index.ts';
import type { KeptDatasheet } from '../product-input.ts';
import { product } from '../schema.ts';

const folder = 'datasheets';

type Given = Readonly<{
  productId: string;
  by: Uploader;
  language: DatasheetFacts['language'];
  file: TakenFile;
  /** The one whose place it takes. */
  replaces?: string | undefined;
}>;

/**
 * Adds a datasheet to a company's own product, or puts it in the place of another. Uploading the same file again
 * returns the existing one.
 */
export async function keepDatasheet(
  parts: UploadParts,
  { productId, by, language, file, replaces }: Given,
): Promise<KeptDatasheet> {
  const { db } = parts;
  const { sha256: id, name, bytes } = file;
  const fileKey = uploadKey(folder, file, by, '.pdf');
  const added = { id, name, language, bytes, fileKey };
  placed(await lockOwn(db, productId, by.companyId), added, replaces);
  await storeUpload(parts, { key: fileKey, content: file, by });
  return db.transaction(async (tx) => {
    const before = await lockOwn(tx, productId, by.companyId);
    const datasheets = placed(before, added, replaces);
    await tx.update(product).set({ datasheets }).where(eq(product.id, productId));
    return datasheets.find((it) => it.id === id) ?? added;
  });
}

const stated = ({ name, language }: DatasheetFacts) => ({ name: cleanFileName(name, ['pdf']), language });

/** The product's datasheets with the new one in its place. */
function placed(
  before: readonly KeptDatasheet[],
  added: KeptDatasheet,
  replaces: string | undefined,
): KeptDatasheet[] {
  if (replaces !== undefined) {
    if (!before.some(({ id }) => id === replaces)) throw new AppError('product.datasheet-not-found');
    const others = before.filter(({ id }) => id !== added.id || id === replaces);
    return others.map((it) => (it.id === replaces ? added : it));
  }
  if (before.some(({ id }) => id === added.id)) return [...before];
  if (before.length >= datasheetLimits.perProduct) throw new AppError('product.datasheets-full');
  return [...before, added];
}

type Owned = Readonly<{ productId: string; companyId: string | null; id: string }>;

/** Changes a datasheet's name and language. */
export const describeDatasheet = (
  db: Database,
  { productId, companyId, id }: Owned,
  facts: DatasheetFacts,
): Promise<KeptDatasheet> =>
  db.transaction(async (tx) => {
    const before = await lockOwn(tx, productId, companyId);
    const known = before.find((it) => it.id === id);
    if (!known) throw new AppError('product.datasheet-not-found');
    const described = { ...known, ...stated(facts) };
    const datasheets = before.map((it) => (it.id === id ? described : it));
    await tx.update(product).set({ datasheets }).where(eq(product.id, productId));
    return described;
  });

/** Removes a datasheet from a product. Its file is deleted later, unless other products use it. */
export const removeDatasheet = (db: Database, { productId, companyId, id }: Owned): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockOwn(tx, productId, companyId);
    const datasheets = before.filter((it) => it.id !== id);
    if (datasheets.length === before.length) throw new AppError('product.datasheet-not-found');
    await tx.update(product).set({ datasheets }).where(eq(product.id, productId));
  });

/** Locks a company's own product; another company's looks missing. */
async function lockOwn(
  tx: Tx,
  productId: string,
  companyId: string | null,
): Promise<readonly KeptDatasheet[]> {
  if (!isUuid(productId) || companyId === null) throw new AppError('product.not-found');
  const [row] = await tx
    .select({ datasheets: product.datasheets, verification: company.verification })
    .from(product)
    .innerJoin(company, eq(company.id, product.sellerCompanyId))
    .where(and(eq(product.id, productId), eq(product.sellerCompanyId, companyId)))
    .for('update', { of: product });
  if (!row) throw new AppError('product.not-found');
  if (!standingAllows(row.verification, 'prepare-products')) throw new AppError('company.not-allowed');
  return row.datasheets;
}

/** Reads a product's datasheet; null if the product has no such one or the file is gone. */
export async function readDatasheet(
  parts: Readonly<{ db: Tx; files: FileStore }>,
  datasheets: readonly KeptDatasheet[],
  id: string,
): Promise<Readonly<{ name: string; content: Buffer }> | null> {
  const named = datasheets.find((it) => it.id === id);
  const content = named ? await readUpload(parts, named.fileKey) : null;
  return named && content ? { name: named.name, content } : null;
}

/** Names of datasheets by their files' keys. */
export async function datasheetNames(
  tx: Tx,
  keys: readonly string[],
): Promise<[key: string, name: string][]> {
  const named = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ key: string; name: string }>(sql`
    select sheet ->> 'fileKey' as key, sheet ->> 'name' as name
    from ${product}, jsonb_array_elements(${product.datasheets}) sheet where sheet ->> 'fileKey' in (${named})`);
  return rows.map(({ key, name }) => [key, name]);
}

/** Deletes files that no product of their company uses any more. */
export function deleteUnnamedDatasheets(
  parts: Pick<UploadParts, 'db' | 'files'>,
  stopped?: AbortSignal,
): Promise<number> {
  const named = sql`select 1 from ${product} where ${product.sellerCompanyId} = ${uploadedFile.companyId}
    and ${product.datasheets} @> jsonb_build_array(jsonb_build_object('fileKey', ${uploadedFile.key}))`;
  return deleteUnusedUploads(parts, { folder, isNamed: sql`exists (${named})` }, stopped);
}
