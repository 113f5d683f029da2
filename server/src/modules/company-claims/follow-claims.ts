import { and, asc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { claimTransitions } from 'shared-kit/contract/claims';
import { statesHoldingNumber } from 'shared-kit/contract/verification';
import { type Database, isReferenced, type Tx } from '../../platform/db/index.ts';
import { defineSweep } from '../../platform/jobs/index.ts';
import { type MailParts, marketMailParts, userAccount } from '../accounts/index.ts';
import { company, findNumberHolder, lockCompany, removeDraft } from '../companies/index.ts';
import { setMembership } from '../members/index.ts';
import { recordClaim } from './record-claim.ts';
import { findClaim, insertClaim, moveClaim } from './repository.ts';
import { companyClaim } from './schema.ts';
import { tellOpened } from './tell-people.ts';

const mostAtOnce = 200;

/**
 * Takes up claims whose claimants have confirmed their address, and ends those that came to nothing. It polls, because
 * accounts, where an address is confirmed, must not depend on notifications.
 */
export async function followClaims(parts: MailParts): Promise<void> {
  const { db, clock } = parts;
  for (const id of await lostDrafts(db)) await claimInstead(db, id, clock());
  // Before anybody is told of them.
  await lapseClaims(db, clock());
  for (const id of await confirmedClaims(db)) await db.transaction((tx) => takeUp(parts, tx, id));
}

/** Of confirmed owners, drafts whose number another company took before them. */
async function lostDrafts(db: Database): Promise<string[]> {
  const holder = sql`select 1 from ${company} as holder where holder.country = ${company.country}
    and holder.tax_key = ${company.taxKey} and holder.id <> ${company.id}
    and holder.verification in ${[...statesHoldingNumber]}`;
  const rows = await db
    .select({ id: userAccount.id })
    .from(userAccount)
    .innerJoin(company, eq(company.id, userAccount.companyId))
    .where(
      and(
        eq(company.verification, 'draft'),
        eq(userAccount.emailVerified, true),
        eq(userAccount.companyRole, 'owner'),
        sql`exists (${holder})`,
      ),
    )
    .orderBy(asc(userAccount.id))
    .limit(mostAtOnce);
  return rows.map(({ id }) => id);
}

/** Makes a claim of a draft. One that holds something already, such as products, stays with its owner. */
const claimInstead = (db: Database, userId: string, askedAt: Date): Promise<void> =>
  db
    .transaction((tx) => exchangeDraft(tx, userId, askedAt))
    .catch((error: unknown) => {
      if (!isReferenced(error)) throw error;
    });

async function exchangeDraft(tx: Tx, userId: string, askedAt: Date): Promise<void> {
  const [user] = await tx.select().from(userAccount).where(eq(userAccount.id, userId)).for('update');
  const draft = user?.companyId ? await lockCompany(tx, user.companyId) : null;
  if (!draft?.taxNumber || draft.verification !== 'draft') return;
  const { country, taxNumber } = draft;
  const companyId = await findNumberHolder(tx, draft, draft.id);
  if (companyId === null) return;
  await setMembership(tx, userId, null);
  await removeDraft(tx, draft.id);
  await insertClaim(tx, { companyId, userId, country, taxNumber, words: '', askedAt });
}

async function confirmedClaims(db: Database): Promise<string[]> {
  const { from } = claimTransitions['take-up'];
  const rows = await db
    .select({ id: companyClaim.id })
    .from(companyClaim)
    .innerJoin(userAccount, eq(userAccount.id, companyClaim.userId))
    .where(and(inArray(companyClaim.state, [...from]), eq(userAccount.emailVerified, true)))
    .orderBy(asc(companyClaim.id))
    .limit(mostAtOnce);
  return rows.map(({ id }) => id);
}

async function takeUp(parts: MailParts, tx: Tx, id: string): Promise<void> {
  const { companyId } = await findClaim(tx, id);
  await lockCompany(tx, companyId);
  const claim = await findClaim(tx, id);
  // Withdrawn meanwhile.
  if (claim.state !== 'unconfirmed') return;
  const at = parts.clock();
  await moveClaim(tx, id, 'take-up', { openedAt: at });
  await recordClaim(tx, claim, { action: 'claim.opened', by: claim.userId, to: 'open', at });
  await tellOpened(parts, tx, claim);
}

/** Ends claims of people who belong to a company meanwhile, and on companies that trade no more. */
async function lapseClaims(db: Database, endedAt: Date): Promise<void> {
  const { from, to } = claimTransitions.lapse;
  const joined = db.select({ id: userAccount.id }).from(userAccount).where(isNotNull(userAccount.companyId));
  const over = db
    .select({ id: company.id })
    .from(company)
    .where(not(inArray(company.verification, [...statesHoldingNumber])));
  await db
    .update(companyClaim)
    .set({ state: to, endedAt })
    .where(
      and(
        inArray(companyClaim.state, [...from]),
        or(inArray(companyClaim.userId, joined), inArray(companyClaim.companyId, over)),
      ),
    );
}

export const followCompanyClaims = defineSweep({
  name: 'follow-company-claims',
  cron: '* * * * *',
  limitSeconds: 60,
  run: (context) => followClaims(marketMailParts(context)),
});
