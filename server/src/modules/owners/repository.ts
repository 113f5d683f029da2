import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OwnerAnswer, OwnerInput } from 'shared-kit/contract/owners';
import { newId, type Tx } from '../../platform/db/index.ts';
import { beneficialOwner, beneficialOwnerPerson } from './schema.ts';

/** The owners that a company declares now, as it listed them. */
export async function listOwners(tx: Tx, companyId: string): Promise<OwnerAnswer[]> {
  const { id, ground, share, words, declaredAt, endedAt } = beneficialOwner;
  const { ownerId, ...personal } = columnsOfPerson;
  const rows = await tx
    .select({ id, ground, share, words, declaredAt, ownerId, personal })
    .from(beneficialOwner)
    .leftJoin(beneficialOwnerPerson, eq(beneficialOwnerPerson.ownerId, id))
    .where(and(eq(beneficialOwner.companyId, companyId), isNull(endedAt)))
    .orderBy(asc(declaredAt), asc(id));
  return rows.map(({ ownerId: _id, personal: person, ...row }) => ({
    ...row,
    share: row.share && String(Number(row.share)),
    declaredAt: row.declaredAt.toISOString(),
    person,
  }));
}

const columnsOfPerson = {
  ownerId: beneficialOwnerPerson.ownerId,
  name: beneficialOwnerPerson.name,
  birthMonth: beneficialOwnerPerson.birthMonth,
  birthYear: beneficialOwnerPerson.birthYear,
  nationality: beneficialOwnerPerson.nationality,
  residence: beneficialOwnerPerson.residence,
  isExposed: beneficialOwnerPerson.isExposed,
};

type Declaration = Readonly<{ companyId: string; declaredBy: string; at: Date }>;

/** Adds owners to a company's declaration; returns their ids. */
export async function insertOwners(
  tx: Tx,
  owners: readonly OwnerInput[],
  { companyId, declaredBy, at: declaredAt }: Declaration,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [position, { ground, share, words, ...person }] of owners.entries()) {
    // Ids keep the order of those that were declared together.
    const id = newId(declaredAt.getTime() + position);
    await tx.insert(beneficialOwner).values({
      id,
      companyId,
      declaredBy,
      declaredAt,
      ground,
      share: ground === 'shares' ? share : null,
      words: ground === 'shares' ? null : words,
    });
    await tx.insert(beneficialOwnerPerson).values({ ownerId: id, ...person });
    ids.push(id);
  }
  return ids;
}

/** Whether somebody whom a company declares now is politically exposed. */
export async function hasExposedOwner(tx: Tx, companyId: string): Promise<boolean> {
  const { id, endedAt } = beneficialOwner;
  const exposed = await tx
    .select({ id })
    .from(beneficialOwner)
    .innerJoin(beneficialOwnerPerson, eq(beneficialOwnerPerson.ownerId, id))
    .where(
      and(
        eq(beneficialOwner.companyId, companyId),
        isNull(endedAt),
        eq(beneficialOwnerPerson.isExposed, true),
      ),
    )
    .limit(1);
  return exposed.length > 0;
}
