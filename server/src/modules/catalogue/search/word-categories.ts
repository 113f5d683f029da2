import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { searchLexeme } from '../schema.ts';

/** Words alone: what has digits, and whatever begins with something, may be found in codes that nobody keeps account of. */
const plainAlternatives = /^'[a-z]+'( \| '[a-z]+')*$/;

/** The lexemes of a tsquery that is alternatives of plain words and no more; null where it asks for anything else. */
const lexemesOf = (tsquery: string): readonly string[] | null =>
  plainAlternatives.test(tsquery) ? tsquery.split(' | ').map((quoted) => quoted.slice(1, -1)) : null;

/** In what categories each of these tsqueries may find products; null where it may be in any. */
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

/** What all of them leave; null for anywhere. */
export function categoriesOfAll(all: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const known = all.filter((it) => it !== null);
  const [first, ...others] = known;
  return first ? new Set([...first].filter((id) => others.every((it) => it.has(id)))) : null;
}
