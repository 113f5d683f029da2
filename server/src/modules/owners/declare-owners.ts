import { inArray } from 'drizzle-orm';
import type { AuditChange } from 'shared-kit/contract/audit';
import { standingAllows } from 'shared-kit/contract/companies';
import { dayOf, rangeFault } from 'shared-kit/contract/dates';
import {
  faultsOfOwners,
  firstOfBirthMonth,
  type OwnerAnswer,
  type OwnerInput,
  type OwnersInput,
} from 'shared-kit/contract/owners';
import { namesOf } from 'shared-kit/contract/tables';
import type { Database, Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { record } from '../audit/index.ts';
import { lockCompany, moveVerification } from '../companies/index.ts';
import { tellWatchers } from '../documents/index.ts';
import { insertOwners, listOwners } from './repository.ts';
import { beneficialOwner } from './schema.ts';

type Declaring = Readonly<{ companyId: string; userId: string; now: Date }>;

/** Replaces a company's declaration of owners. What staff decided on the earlier one starts over. */
export const declareOwners = (db: Database, declaring: Declaring, input: OwnersInput): Promise<void> =>
  db.transaction(async (tx) => {
    const { companyId, userId: actor, now } = declaring;
    assertSound(input.owners, dayOf(now));
    const company = await lockCompany(tx, companyId);
    if (!company || !standingAllows(company.verification, 'upload-documents'))
      throw new AppError('company.not-allowed');
    const before = await listOwners(tx, companyId);
    if (before.map(({ id }) => id).join() !== input.seen.join()) throw new AppError('owners.moved');
    const after = input.owners.map(normal);
    const ended = before.filter((it) => !after.some((owner) => isSame(it, owner)));
    const added = after.filter((owner) => !before.some((it) => isSame(it, owner)));
    if (ended.length + added.length === 0) return;
    await end(tx, ended, declaring);
    await add(tx, added, declaring);
    await moveVerification(tx, company, 'change-data', { actor, now });
    await tellWatchers(tx, companyId);
  });

function assertSound(owners: readonly OwnerInput[], today: string): void {
  const named = (index: number, field: string, reason: string) => ({
    name: `owners.${index}.${field}`,
    reason,
  });
  const errors = [
    ...faultsOfOwners(owners).map(({ index, field, reason }) => named(index, field, reason)),
    ...owners.flatMap((owner, index) => {
      const reason = rangeFault('owner.born', firstOfBirthMonth(owner), today);
      return reason ? [named(index, 'birthYear', reason)] : [];
    }),
  ];
  if (errors.length > 0) throw new AppError('request.body-invalid', { errors });
}

/** As it is stored: without what its ground doesn't need. */
const normal = (owner: OwnerInput): OwnerInput => ({
  ...owner,
  share: owner.ground === 'shares' && owner.share ? String(Number(owner.share)) : null,
  words: owner.ground === 'shares' ? null : owner.words,
});

function isSame({ ground, share, words, person }: OwnerAnswer, owner: OwnerInput): boolean {
  const declared = { ground, share, words, ...person };
  return namesOf(owner).every((key) => declared[key] === owner[key]);
}

async function end(tx: Tx, ended: readonly OwnerAnswer[], declaring: Declaring): Promise<void> {
  if (ended.length === 0) return;
  const { companyId, userId: by, now: at } = declaring;
  const ids = ended.map(({ id }) => id);
  await tx.update(beneficialOwner).set({ endedAt: at }).where(inArray(beneficialOwner.id, ids));
  await record(tx, ...ids.map((subject) => ({ action: 'owner.ended', companyId, by, subject, at }) as const));
}

async function add(tx: Tx, added: readonly OwnerInput[], declaring: Declaring): Promise<void> {
  const { companyId, userId: by, now: at } = declaring;
  const ids = await insertOwners(tx, added, { companyId, declaredBy: by, at });
  await record(
    tx,
    ...added.map((owner, index) => {
      const subject = ids[index] ?? null;
      return { action: 'owner.declared', companyId, by, subject, at, changes: changesOf(owner) } as const;
    }),
  );
}

/** Persons stand in the log by the owner's id alone. */
const changesOf = ({ ground, share }: OwnerInput): AuditChange[] => [
  { field: 'ground', from: null, to: ground },
  ...(share === null ? [] : [{ field: 'share' as const, from: null, to: `${share} %` }]),
];
