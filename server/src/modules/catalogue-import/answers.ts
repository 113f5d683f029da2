import { and, asc, eq, gt, ilike, inArray, or } from 'drizzle-orm';
import {
  type ImportAnswer,
  type ImportOutcome,
  type ImportRowsAnswer,
  type ImportSummary,
  type ImportsAnswer,
  importUndoHours,
} from 'shared-kit/contract/catalogue-import';
import { companyMay } from 'shared-kit/contract/companies';
import type { Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../platform/db/index.ts';
import { timeCursor } from '../../platform/http/index.ts';
import { inLocale } from '../../platform/local-text.ts';
import { userAccount } from '../accounts/index.ts';
import { shippedTree as tree } from '../catalogue/index.ts';
import { findCompany } from '../companies/index.ts';
import { mappingFits } from './open-import.ts';
import { changesOf } from './planning/changes.ts';
import { listImports, listMappings, type StoredImport } from './repository.ts';
import { catalogueImportRow } from './schema.ts';

const hourMs = 3_600_000;

/** Until when an import can be undone; null if it can't. */
export function undoUntil(
  { state, appliedAt }: Pick<StoredImport, 'state' | 'appliedAt'>,
  now: Date,
): Date | null {
  if (state !== 'applied' || !appliedAt) return null;
  const until = new Date(appliedAt.getTime() + importUndoHours * hourMs);
  return until > now ? until : null;
}

const summary = (row: StoredImport, by: string | null, now: Date): ImportSummary => ({
  id: row.id,
  state: row.state,
  fileName: row.fileName,
  bytes: row.bytes,
  by,
  createdAt: row.createdAt.toISOString(),
  appliedAt: row.appliedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoUntil: undoUntil(row, now)?.toISOString() ?? null,
  counts: row.counts,
  written: row.written,
  undone: row.undone,
});

async function namesOf(tx: Tx, rows: readonly StoredImport[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: userAccount.id, name: userAccount.name })
          .from(userAccount)
          .where(inArray(userAccount.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** A company's imports, newest first. */
export async function importsAnswerOf(
  tx: Tx,
  companyId: string,
  { cursor, now }: Readonly<{ cursor: string | null; now: Date }>,
): Promise<ImportsAnswer> {
  const limit = 20;
  const rows = await listImports(tx, companyId, {
    after: cursor === null ? null : timeCursor.read(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const names = await namesOf(tx, page);
  const company = await findCompany(tx, companyId);
  return {
    imports: page.map((row) => summary(row, names.get(row.userId ?? '') ?? null, now)),
    next: last ? timeCursor.write({ at: last.createdAt, id: last.id }) : null,
    isAllowed: company !== null && companyMay(company, 'prepare-products'),
    mayPublish: company !== null && companyMay(company, 'publish'),
  };
}

/** One import with all that its page shows, except the rows. */
export async function importAnswerOf(
  tx: Tx,
  row: StoredImport,
  { locale, now }: Readonly<{ locale: Locale; now: Date }>,
): Promise<ImportAnswer> {
  const [names, kept, company] = [
    await namesOf(tx, [row]),
    await listMappings(tx, row.companyId),
    await findCompany(tx, row.companyId),
  ];
  const attributes = new Map(
    tree.all.flatMap(({ id }) => tree.attributesOf(id)).map((it) => [it.key, it] as const),
  );
  return {
    ...summary(row, names.get(row.userId ?? '') ?? null, now),
    table: row.tableInfo,
    mapping: row.mapping,
    keptAs: row.keptAs,
    progress: row.progress,
    notes: [...row.notes],
    failure: row.failure,
    mayPublish: company !== null && companyMay(company, 'publish'),
    categories: tree.all
      .filter(({ id }) => tree.childrenOf(id).length === 0)
      .map(({ id }) => ({
        id,
        label: tree
          .pathOf(id)
          .map(({ name }) => inLocale(name, locale))
          .join(' › '),
      })),
    attributes: [...attributes.values()].map(({ key, label, unit }) => ({
      key,
      label: inLocale(label, locale),
      unit,
    })),
    mappings: kept.map(({ name, headings, mapping }) => ({
      name,
      mapping,
      fits: mappingFits(headings, row.tableInfo),
    })),
  };
}

type Asked = Readonly<{ outcome: ImportOutcome | null; search: string; after: number | null; limit: number }>;

/** The rows of a preview, in the order of the file. */
export async function importRowsOf(
  tx: Tx,
  importId: string,
  { outcome, search, after, limit }: Asked,
): Promise<ImportRowsAnswer> {
  const { at, key, title } = catalogueImportRow;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await tx
    .select()
    .from(catalogueImportRow)
    .where(
      and(
        eq(catalogueImportRow.importId, importId),
        outcome ? eq(catalogueImportRow.outcome, outcome) : undefined,
        search ? or(ilike(key, pattern), ilike(title, pattern)) : undefined,
        after === null ? undefined : gt(at, after),
      ),
    )
    .orderBy(asc(at))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page.map((row) => ({
      at: row.at,
      line: row.line,
      title: row.title,
      key: row.key,
      outcome: row.outcome,
      variants: row.variants,
      changes: row.after ? changesOf(row.before, row.after, tree) : [],
      faults: [...row.faults],
      notes: [...row.notes],
    })),
    next: rows.length > limit ? (page.at(-1)?.at ?? null) : null,
  };
}
