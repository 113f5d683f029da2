import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { ProductDraft, ProductHistoryAnswer } from 'shared-kit/contract/products';
import { insertMany, newId, type Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../../accounts/index.ts';
import type { ProductContent, ProductRow } from '../product-row.ts';
import { draftOf } from './draft-of.ts';
import { type EditionKind, productEdition } from './schema.ts';

type Edition = Readonly<{
  productId: string;
  kind: EditionKind;
  by: string | null;
  at: Date;
  row: ProductContent;
}>;

/** Keeps what products are from now on. Call it in the transaction that changes them. */
export async function keepEditions(tx: Tx, editions: readonly Edition[]): Promise<void> {
  await insertMany(
    tx,
    productEdition,
    editions.map(({ row, at, ...edition }) => ({
      ...edition,
      id: newId(at.getTime()),
      at,
      content: draftOf(row),
    })),
  );
}

/** Keeps what these products are now, if they are in the shop or were. */
export async function keepPresentEditions(
  tx: Tx,
  rows: readonly ProductRow[],
  { by, at }: Pick<Edition, 'by' | 'at'>,
): Promise<void> {
  await keepEditions(
    tx,
    rows.flatMap((row) => {
      if (row.status === 'draft') return [];
      const kind = row.status === 'archived' ? 'archived' : 'published';
      return [{ productId: row.id, kind, by, at, row } as const];
    }),
  );
}

export async function lastPublication(tx: Tx, productId: string) {
  const [last] = await tx
    .select({ by: userAccount.name })
    .from(productEdition)
    .leftJoin(userAccount, eq(userAccount.id, productEdition.by))
    .where(and(eq(productEdition.productId, productId), eq(productEdition.kind, 'published')))
    .orderBy(desc(productEdition.at))
    .limit(1);
  return last;
}

const mostShown = 100;

/** Who changed what, newest first. */
export async function historyOf(tx: Tx, productId: string): Promise<ProductHistoryAnswer> {
  const rows = await tx
    .select({ edition: productEdition, by: userAccount.name })
    .from(productEdition)
    .leftJoin(userAccount, eq(userAccount.id, productEdition.by))
    .where(eq(productEdition.productId, productId))
    .orderBy(desc(productEdition.at), desc(productEdition.id))
    .limit(mostShown + 1);
  return {
    entries: rows.slice(0, mostShown).map(({ edition, by }, at) => ({
      id: edition.id,
      at: edition.at.toISOString(),
      by,
      kind: edition.kind,
      parts: partsThatDiffer(rows[at + 1]?.edition.content ?? null, edition.content),
    })),
  };
}

const partsThatDiffer = (before: ProductDraft | null, after: ProductDraft): string[] =>
  before
    ? (Object.keys(after) as (keyof ProductDraft)[]).filter(
        // An edition from before the editor knew a part says nothing of it.
        (part) => part in before && !isDeepStrictEqual(before[part], after[part]),
      )
    : [];

export async function findEdition(tx: Tx, productId: string, id: string): Promise<ProductDraft | undefined> {
  const [found] = await tx
    .select({ content: productEdition.content })
    .from(productEdition)
    .where(and(eq(productEdition.productId, productId), eq(productEdition.id, id)));
  return found?.content;
}
