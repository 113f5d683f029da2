import { sql } from 'drizzle-orm';
import type { SanctionsSource } from 'shared-kit/contract/sanctions';
import type { Tx } from '../../../platform/db/index.ts';
import { foldName } from '../fold-name.ts';
import type { ListedKind } from '../schema.ts';

/** Names this much alike are a hit; 1 is the same. The order of words doesn't matter. */
const minScore = 0.6;

export type Alike = Readonly<{
  source: SanctionsSource;
  entry: string;
  entryName: string;
  matchedName: string;
  score: number;
}>;

/** The listed entries of which a name or alias is like this name, each by its likest one. */
export async function findAlike(tx: Tx, name: string, kind: ListedKind): Promise<Alike[]> {
  const folded = foldName(name, kind);
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(minScore)}, true)`);
  const { rows } = await tx.execute<Alike>(sql`
    select distinct on (source, entry) source, entry, name as "matchedName",
      similarity(folded, ${folded}) as score,
      coalesce((select first.name from sanctions_name first
        where first.source = alike.source and first.entry = alike.entry
        order by first.is_primary desc, first.name limit 1), name) as "entryName"
    from sanctions_name alike where folded % ${folded}
    order by source, entry, score desc, name`);
  return rows;
}
