import { asc, sql } from 'drizzle-orm';
import type { ScreenedList, sanctionsSubjects } from 'shared-kit/contract/sanctions';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { foldName } from '../fold-name.ts';
import { followHits } from '../follow-hits.ts';
import { sanctionsHit, sanctionsList, sanctionsScreening } from '../schema.ts';
import { findAlike } from './find-alike.ts';
import { subjects } from './subjects.ts';

type Subject = Readonly<{ subject: (typeof sanctionsSubjects)[number]; name: string }>;

export async function listLoaded(tx: Tx): Promise<ScreenedList[]> {
  const { source, date, sha256 } = sanctionsList;
  return tx.select({ source, date, sha256 }).from(sanctionsList).orderBy(asc(source));
}

/** Differs as soon as a list is replaced, or a name of the company changes. */
export const screeningKey = sql<string>`md5(
  string_agg(subject || ':' || name, E'\n' order by subject, name) ||
  (select string_agg(source || ':' || sha256, E'\n' order by source) from sanctions_list))`;

/** Names that are equal when folded, such as a company's name and its brand, are screened once. */
function distinct(named: readonly Subject[]): Subject[] {
  const keyOf = ({ subject, name }: Subject) => `${subject} ${foldName(name, kindOf(subject))}`;
  return [...Map.groupBy(named, keyOf).values()].flatMap(([first]) => first ?? []);
}

const kindOf = (subject: Subject['subject']) => (subject === 'company' ? 'organisation' : 'person');

/** Adds the subjects' new hits and returns how many there were; what was decided before stays decided. */
export async function addHits(
  tx: Tx,
  companyId: string,
  named: readonly Subject[],
  { lists, now: foundAt }: Readonly<{ lists: readonly ScreenedList[]; now: Date }>,
): Promise<number> {
  let added = 0;
  for (const { subject, name } of distinct(named)) {
    for (const { source, ...alike } of await findAlike(tx, name, kindOf(subject))) {
      const list = lists.find((it) => it.source === source);
      if (!list) continue;
      const { date: listDate, sha256 } = list;
      const values = { ...alike, id: newId(), companyId, subject, name, source, listDate, sha256, foundAt };
      const { rowCount } = await tx.insert(sanctionsHit).values(values).onConflictDoNothing();
      added += rowCount ?? 0;
    }
  }
  return added;
}

/** Screens a company's names against the loaded lists, and returns the number of new hits. */
export async function screenCompany(tx: Tx, companyId: string, now: Date): Promise<number> {
  if (!(await lockCompany(tx, companyId))) return 0;
  const lists = await listLoaded(tx);
  if (lists.length === 0) return 0;
  const { rows: named } = await tx.execute<Subject>(
    sql`select subject, name from (${subjects}) named where company_id = ${companyId} order by subject, name`,
  );
  const { rows: keys } = await tx.execute<{ key: string }>(
    sql`select ${screeningKey} as key from (${subjects}) named where company_id = ${companyId}`,
  );
  const added = await addHits(tx, companyId, named, { lists, now });
  const screened = { id: newId(now.getTime()), companyId, at: now, lists, key: keys[0]?.key ?? '' };
  await tx.insert(sanctionsScreening).values(screened);
  await followHits(tx, companyId, now);
  return added;
}
