import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ImportFault } from 'shared-kit/contract/catalogue-import';
import { companyMay } from 'shared-kit/contract/companies';
import { ahead } from '../../../platform/ahead.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import {
  findOwnProducts,
  type ProductInput,
  type ProductTarget,
  takenHandles,
  type WrittenProduct,
  writeProducts,
} from '../../catalogue/index.ts';
import { lockCompany } from '../../companies/index.ts';
import type { FetchedPictures } from '../pictures/pictures.ts';
import { unfetched } from '../planning/images-of.ts';
import { Refusal } from '../reading/refusal.ts';
import { moveImport, type StoredImport } from '../repository.ts';
import { catalogueImportRow } from '../schema.ts';
import { Stopped, type Tell } from './progress.ts';
import { recordChanges } from './record-changes.ts';

type PlanRow = typeof catalogueImportRow.$inferSelect;
type Work = Readonly<{ now: Date; tell: Tell; pictures: FetchedPictures | null }>;

const atOnce = 250;

/** Writes what the check found, all of it in one transaction. Products that were changed since are left alone. */
export async function applyImport(
  db: Database,
  given: StoredImport,
  { now, tell, pictures }: Work,
): Promise<void> {
  const { id, companyId, counts, onlyIfAll } = given;
  if (onlyIfAll && (counts?.faulty ?? 0) > 0) throw new Refusal('faults-left');
  const total = (counts?.new ?? 0) + (counts?.changed ?? 0);
  await db.transaction(async (tx) => {
    await waitForOthers(tx, companyId);
    const company = await lockCompany(tx, companyId);
    if (!company || !companyMay(company, 'prepare-products')) throw new Refusal('standing-changed');
    const written = { new: 0, changed: 0, left: 0 };
    // Asked before anything is written. Later PostgreSQL would still expect the old number of products, and read all of them.
    const taken = await takenSince(tx, companyId, id);
    let done = 0;
    for await (const rows of ahead(plannedRows(db, id))) {
      const fresh = await leaveChanged(tx, companyId, { rows, taken });
      written.left += rows.length - fresh.length;
      const isDraftOnly = !companyMay(company, 'publish');
      const inputs = fresh.map(({ after, before }) => finished(after, before, { pictures, isDraftOnly }));
      const results = await writeProducts(tx, companyId, inputs, { now, targets: fresh.map(targetOf) });
      for (const { handle } of inputs) if (handle !== null) taken.add(handle);
      written.new += fresh.filter(isNew).length;
      written.changed += fresh.filter((row) => !isNew(row)).length;
      await recordChanges(tx, writtenOf(fresh, inputs, results), { ...given, at: now });
      done += rows.length;
      await tell('writing', Math.min(done, total - 1), total);
    }
    if (onlyIfAll && written.left > 0) throw new Refusal('faults-left');
    const lost = (pictures?.lost ?? [])
      .slice(0, 50)
      .map((picture) => ({ code: 'image-lost', params: picture, count: 1 }) as const);
    const result = { written, appliedAt: now, notes: [...given.notes, ...lost], failure: null };
    if (!(await moveImport(tx, id, 'end-apply', result))) throw new Stopped();
  });
}

/** Two imports for one company wait for each other, or both would create the same products. */
export const waitForOthers = (tx: Tx, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${companyId}`}, 0))`);

/**
 * The rows to be written, in the order of the file. All rows are read: asked for these outcomes only, PostgreSQL sorts what
 * is left of the file for each batch.
 */
export async function* plannedRows(tx: Tx, importId: string): AsyncGenerator<readonly PlanRow[]> {
  for (let after = -1; ; ) {
    const { at } = catalogueImportRow;
    const rows = await tx
      .select()
      .from(catalogueImportRow)
      .where(and(eq(catalogueImportRow.importId, importId), gt(at, after)))
      .orderBy(asc(at))
      .limit(atOnce);
    const last = rows.at(-1);
    if (!last) return;
    const wanted = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
    if (wanted.length > 0) yield wanted;
    after = last.at;
  }
}

const isNew = ({ outcome }: Pick<PlanRow, 'outcome'>): boolean => outcome === 'new';

/** Handles of the file's new products that other products of the company got after the check. */
async function takenSince(tx: Tx, companyId: string, importId: string): Promise<Set<string>> {
  const { at, key, outcome } = catalogueImportRow;
  const isNewHere = and(eq(catalogueImportRow.importId, importId), eq(outcome, 'new'));
  const taken = new Set<string>();
  for (let after = -1; ; ) {
    const rows = await tx
      .select({ at, key })
      .from(catalogueImportRow)
      .where(and(isNewHere, gt(at, after)))
      .orderBy(asc(at))
      .limit(5_000);
    const last = rows.at(-1);
    if (!last) return taken;
    after = last.at;
    const keys = rows.map((row) => row.key);
    for (const handle of await takenHandles(tx, companyId, keys)) taken.add(handle);
  }
}

function targetOf(row: PlanRow): ProductTarget {
  if (row.productId === null) throw new Error('a row to be written has no product');
  return { id: row.productId, isNew: isNew(row) };
}

type Planned = Readonly<{
  rows: readonly PlanRow[];
  /** Handles of products that came after the check. */
  taken: ReadonlySet<string>;
}>;

/** Leaves out products that somebody changed, made or deleted after the check, and says so in their rows. */
async function leaveChanged(tx: Tx, companyId: string, { rows, taken }: Planned): Promise<PlanRow[]> {
  const ids = rows.flatMap((row) => (isNew(row) ? [] : (row.productId ?? [])));
  const found = await findOwnProducts(tx, companyId, { ids }, { lock: true });
  const times = new Map(found.map(({ id, updatedAt }) => [id, updatedAt.getTime()]));
  const isFresh = (row: PlanRow) =>
    isNew(row)
      ? !taken.has(row.after?.handle ?? '')
      : row.seenAt !== null && times.get(row.productId ?? '') === row.seenAt;
  for (const row of rows.filter((it) => !isFresh(it))) {
    const fault: ImportFault = {
      code: 'changed-since',
      line: row.line,
      column: null,
      value: row.key,
      params: {},
    };
    await tx
      .update(catalogueImportRow)
      .set({ outcome: 'faulty', faults: [fault] })
      .where(and(eq(catalogueImportRow.importId, row.importId), eq(catalogueImportRow.at, row.at)));
  }
  return rows.filter(isFresh);
}

type Finish = Readonly<{ pictures: FetchedPictures | null; isDraftOnly: boolean }>;

/** With the pictures that could be fetched, and as a draft if the company may not publish any more. */
function finished(
  after: PlanRow['after'],
  before: PlanRow['before'],
  { pictures, isDraftOnly }: Finish,
): ProductInput {
  if (!after) throw new Error('a row to be written has no product');
  const images = after.images?.flatMap((image) => {
    const file = image.file === unfetched ? pictures?.files.get(image.source) : image.file;
    return file ? [{ ...image, file }] : [];
  });
  const status = isDraftOnly && before?.status !== 'published' ? 'draft' : after.status;
  return { ...after, status: before?.status === 'archived' ? after.status : status, images };
}

const writtenOf = (
  rows: readonly PlanRow[],
  inputs: readonly ProductInput[],
  results: readonly WrittenProduct[],
) =>
  rows.flatMap(({ before }, index) => {
    const [result, after] = [results[index], inputs[index]];
    return result && after ? [{ row: result.row, before, after }] : [];
  });
