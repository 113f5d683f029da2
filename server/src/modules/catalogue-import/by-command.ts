import { stat } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { type ImportMapping, importLimits, importRefusalWords } from 'shared-kit/contract/catalogue-import';
import { companyMay } from 'shared-kit/contract/companies';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { DecimalMark } from 'shared-kit/contract/figures';
import { defaultLocale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import { isUploadRefusal, uploadRefusalWords } from 'shared-kit/contract/uploads';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type IntakeParts, type TakenFile, takeLocalFile } from '../../platform/uploads/index.ts';
import { shippedTree } from '../catalogue/index.ts';
import { findCompany } from '../companies/index.ts';
import { undoUntil } from './answers.ts';
import { maySell } from './list-makers.ts';
import { describeFile, importFolder, openImport } from './open-import.ts';
import { Refusal } from './reading/refusal.ts';
import { findById, listMappings, moveImport, type StoredImport } from './repository.ts';
import { runImport } from './running/run-import.ts';
import { catalogueImport } from './schema.ts';

/** An import that can't take place. Its message is one sentence for the operator. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

export type CommandAsked = Readonly<{
  path: string;
  company: string;
  by: string;
  apply: boolean;
  /** Writes good rows although others have faults. */
  onlyGood: boolean;
  publish: boolean;
  pictures: boolean;
  /** Removes variants that the file doesn't name. */
  removeVariants: boolean;
  currency: Currency | null;
  category: string | null;
  decimalSign: DecimalMark | null;
  encoding: string | null;
  sheet: string | null;
  /** Name of a mapping that the maker kept. */
  mapping: string | null;
}>;

type Market = Readonly<{
  db: Database;
  files: FileStore;
  signal?: AbortSignal;
  onStep?: (step: 'checking' | 'writing') => void;
}>;
type Importing = Market & Pick<IntakeParts, 'env'>;

/** Imports a file as the page does, in this process. A dry run leaves nothing behind. */
export async function importByCommand(
  market: Importing,
  asked: CommandAsked,
  report: (done: StoredImport) => Promise<void>,
): Promise<StoredImport> {
  await assertCompany(market.db, asked);
  await assertFile(asked.path);
  const { scanner } = market.env;
  return worded(() =>
    takeLocalFile({ scanner, door: 'import', path: asked.path }, async (file) =>
      importTaken(market, { ...asked, file }, report),
    ),
  );
}

async function importTaken(
  { db, files, env, signal, onStep }: Importing,
  { file: taken, ...asked }: CommandAsked & Readonly<{ file: TakenFile }>,
  report: (done: StoredImport) => Promise<void>,
): Promise<StoredImport> {
  const content = await taken.read();
  const { company: companyId, by: operator, sheet, encoding } = asked;
  const fileKey = `${importFolder}/${companyId}/${taken.sha256}`;
  const opener = { companyId, userId: null, operator, now: new Date() };
  const file = { fileKey, fileName: taken.name, bytes: taken.bytes };
  await files.write(fileKey, content);
  let id: string | null = null;
  try {
    const described = await describeFile(content, { sheet, encoding, delimiter: null });
    const opened = await openImport(db, opener, file, described);
    id = opened.id;
    await moveImport(db, id, 'check', { mapping: await mappingOf(db, opened, asked) });
    onStep?.('checking');
    const parts = { db, files, env, now: () => new Date() };
    await runImport(parts, id, signal);
    const checked = await loaded(db, id);
    const { faulty = 0, new: added = 0, changed = 0 } = checked.counts ?? {};
    const writes =
      asked.apply && checked.state === 'checked' && added + changed > 0 && (asked.onlyGood || faulty === 0);
    if (writes) {
      await moveImport(db, id, 'apply', { onlyIfAll: !asked.onlyGood });
      onStep?.('writing');
      await runImport(parts, id, signal);
    }
    const done = await loaded(db, id);
    if (done.failure) throw new CommandRefused(importRefusalWords(done.failure, defaultLocale));
    await report(done);
    return done;
  } finally {
    // A report stays only of what was written.
    const last = id === null ? null : await findById(db, id).catch(() => null);
    if (last?.state !== 'applied') {
      if (last) await db.delete(catalogueImport).where(eq(catalogueImport.id, last.id));
      await files.remove(fileKey);
    }
  }
}

/** Takes back an import of a command. */
export async function undoByCommand({ db, files, signal }: Market, id: string): Promise<StoredImport> {
  const found = isUuid(id) ? await findById(db, id) : null;
  if (!found) throw new CommandRefused(`There is no import with the id “${id}”.`);
  if (!undoUntil(found, new Date()))
    throw new CommandRefused('This import can’t be undone: it isn’t applied, or 24 hours are over.');
  await moveImport(db, id, 'undo');
  await runImport({ db, files, now: () => new Date() }, id, signal);
  return loaded(db, id);
}

async function loaded(db: Database, id: string): Promise<StoredImport> {
  const row = await findById(db, id);
  if (!row) throw new Error('the import is gone');
  return row;
}

async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new CommandRefused(importRefusalWords(error.refusal, defaultLocale));
    if (error instanceof AppError && isUploadRefusal(error.code))
      throw new CommandRefused(uploadRefusalWords(error.code, 'import', defaultLocale));
    throw error;
  }
}

async function assertFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile())
    throw new CommandRefused(`${path} can’t be read: name the CSV or XLSX file to import.`);
  if (found.size > importLimits.bytes)
    throw new CommandRefused(`${path} is larger than ${importLimits.bytes / 1_000_000} MB: split it.`);
}

async function assertCompany(db: Database, { company: id, publish, category }: CommandAsked): Promise<void> {
  if (category && !shippedTree.get(category)) {
    const ids = shippedTree.all.map((it) => it.id).join(', ');
    throw new CommandRefused(`There is no category “${category}”: --category takes one of ${ids}.`);
  }
  const company = isUuid(id) ? await findCompany(db, id) : null;
  if (!company)
    throw new CommandRefused(
      `There is no company with the id “${id}”: --list-companies shows the manufacturers.`,
    );
  if (!maySell(company.kind)) {
    throw new CommandRefused(
      `${company.brandName} is a ${company.kind} and sells nothing: --company takes the id of a manufacturer.`,
    );
  }
  if (!companyMay(company, 'prepare-products')) {
    throw new CommandRefused(
      `${company.brandName} is ${company.verification} and may not change its products: decide on it first.`,
    );
  }
  if (publish && !companyMay(company, 'publish')) {
    throw new CommandRefused(
      `${company.brandName} is not approved yet and may not publish: import without --publish, which makes drafts.`,
    );
  }
}

async function mappingOf(db: Database, opened: StoredImport, asked: CommandAsked): Promise<ImportMapping> {
  const kept = asked.mapping
    ? (await listMappings(db, opened.companyId)).find(({ name }) => name === asked.mapping)
    : null;
  if (asked.mapping && !kept)
    throw new CommandRefused(`The company kept no mapping named “${asked.mapping}”.`);
  const proposed = kept?.mapping ?? opened.mapping;
  return {
    ...proposed,
    decimalSign: asked.decimalSign ?? proposed.decimalSign,
    currency: asked.currency ?? proposed.currency,
    category: asked.category ?? proposed.category,
    publish: asked.publish,
    pictures: asked.pictures,
    removeVariants: asked.removeVariants,
  };
}
