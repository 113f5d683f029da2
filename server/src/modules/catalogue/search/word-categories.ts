import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { searchLexeme } from '../schema.ts';

/** Plain words only: words with digits and prefixes may match codes, whose categories aren't recorded. */
const plainAlternatives = /^'[a-z]+'( \| '[a-z]+')*$/;

/** The lexemes of a tsquery of alternative plain words; null for any other tsquery. */
const lexemesOf = (tsquery: string): readonly string[] | null =>
  plainAlternatives.test(tsquery) ? tsquery.split(' | ').map((quoted) => quoted.slice(1, -1)) : null;

/** The categories in which each tsquery can match; null if unknown. */
export async function categoriesOfWords(
  tx: Tx,
  tsqueries: readonly string[],
): Promise<readonly (ReadonlySet<string> | null)[]> {
  const lexemes = tsqueries.map(lexemesOf);
  const known = new Map<string, string[]>();
  const asked = [...new Set(lexemes.flatMap((it) => it ?? []))];
  if (asked.length > 0) {
    const rows = await tx.select().from(searchLexeme).where(inArray(searchLexeme.lexeme, asked));
    for (const { lexeme, categoryId } of rows) known.set(lexeme, [...(known.get(lexeme) ?? []), categoryId]);
  }
  return lexemes.map((own) => own && new Set(own.flatMap((it) => known.get(it) ?? [])));
}

/** The categories common to all of them; null if all are unknown. */
export function categoriesOfAll(all: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const known = all.filter((it) => it !== null);
  const [first, ...others] = known;
  return first ? new Set([...first].filter((id) => others.every((it) => it.has(id)))) : null;
}
