import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract/companies';
import type { BindingHitDecision } from 'shared-kit/contract/sanctions';
import type { SuspensionReason } from 'shared-kit/contract/verification';
import { company, companySuspension } from '../../modules/companies/index.ts';
import { waiveDocuments } from '../../modules/documents/testing.ts';
import { testSignatory } from '../../modules/signing/testing.ts';
import { insertProposal } from '../../modules/verification/index.ts';
import { newId } from '../../platform/db/index.ts';
import { claimOnBuyer, proposeOwnerOf } from './claim-things.ts';
import type { Role } from './roles.ts';
import { firstValue, type World } from './world.ts';

/** What a binding move is about, in a state that allows it: the path's parameters and the rest of the body. */
type Made = Readonly<{
  params: Readonly<Record<string, string>>;
  body: object;
  /** Who makes the move at this address, if it is another than usual. */
  as?: Role;
}>;
export type BindingCase = Readonly<{
  as: Role;
  make: (world: World, door: string) => Promise<Made>;
  /** Somebody else has to do it in the end, such as a confirmed signatory. */
  isIncomplete?: true;
}>;
export const reason = { reason: 'Our limit is used up' };

/** An agreement of the provider under way; with `state`, as far as that. */
export const agreement = (as: Role, state?: 'awaiting_market', body: object = {}): BindingCase => ({
  as,
  isIncomplete: true,
  make: async (world) => {
    const { companyId, userId } = world.people.of('provider');
    await world.db.execute(sql`delete from signatory where company_id = ${companyId}`);
    await testSignatory(world.db, { companyId, userId });
    const { agreement: found } = await world.done('provider', 'GET', '/api/agreement');
    const { sha256, locale } = found.text;
    await world.db.execute(sql`delete from signing where company_id = ${companyId}`);
    await world.done('provider', 'POST', '/api/agreement/code', { sha256, locale });
    if (state)
      await world.db.execute(sql`update signing set state = ${state} where company_id = ${companyId}`);
    const signature = { name: 'Nobody', sha256, consentVersion: '1', code: '000000' };
    return { params: { id: companyId }, body: { ...signature, ...body } };
  },
});

/** A company whose documents are all there, in a state that staff may decide on. */
export const companyIn = (
  state: VerificationState,
  decision: string,
  suspension: SuspensionReason | null = null,
): BindingCase => ({
  as: 'staff',
  make: async (world, door) => {
    const { companyId } = world.people.of('retailer');
    const { db } = world;
    const known = sql`select count(*) from company_document where company_id = ${companyId}`;
    if ((await firstValue(db, known)) === '0') await waiveDocuments(db, companyId);
    await db.execute(sql`delete from decision_proposal where company_id = ${companyId}`);
    await db.execute(sql`delete from company_suspension where company_id = ${companyId}`);
    await db.update(company).set({ verification: state }).where(eq(company.id, companyId));
    if (state === 'suspended')
      await db.insert(companySuspension).values({
        companyId,
        reason: 'conduct',
        words: 'Sold what it had not',
        actor: 'operator',
        since: new Date(),
      });
    const body = { decision, ...reason, suspension };
    if (!door.endsWith('/proposal/confirmation')) return { params: { id: companyId }, body };
    const proposed = { decision: 'reinstate', suspension: 'conduct', reason: 'Paid back' } as const;
    const proposedBy = world.people.of('caseStaff').userId;
    await db.transaction((tx) => insertProposal(tx, { companyId, ...proposed, proposedBy, at: new Date() }));
    return { params: { id: companyId }, body: {} };
  },
});

/** What was proposed is there to be confirmed. */
export const onProposal = (single: BindingCase): BindingCase => ({
  as: 'staff',
  make: (world, door) =>
    (door.endsWith('/confirmation') ? companyIn('suspended', 'reinstate', 'conduct') : single).make(
      world,
      door,
    ),
});

/** A claim that another of the staff proposed to grant as an owner. */
export const claimed = (decision: 'grant' | 'refuse'): BindingCase => ({
  as: 'staff',
  make: async (world) => {
    const { id } = await claimOnBuyer(world);
    await world.db.execute(sql`update company_claim set state = 'agreed' where id = ${id}`);
    await proposeOwnerOf(world, id);
    return { params: { id }, body: { decision, role: 'owner', reason: 'Known to us from the fair' } };
  },
});

/** A name of the mill's for which another of the staff proposed this decision. */
export const proposedHit = (decision: BindingHitDecision): BindingCase => ({
  as: 'staff',
  make: async ({ db, people }) => {
    const { companyId } = people.of('mill');
    const hit = newId();
    const state = decision === 'clear' ? 'no_match_proposed' : 'match_proposed';
    await db.execute(sql`delete from company_suspension where company_id = ${companyId}`);
    await db
      .update(company)
      .set({ verification: 'approved', frozenSince: null })
      .where(eq(company.id, companyId));
    await db.execute(sql`insert into sanctions_hit
      (id, company_id, state, subject, name, source, list_date, sha256, entry, entry_name, matched_name, score,
        found_at, proposed_by)
      values (${hit}, ${companyId}, ${state}, 'company', 'A Mill', 'eu', '2026-11-16', ${'0'.repeat(64)},
        ${randomUUID()}, 'The Mill', 'A Mill', 0.9, now(), ${people.of('caseStaff').userId})`);
    return { params: { id: companyId, hit }, body: { decision, reason: 'As compared' } };
  },
});

/** A bank account that another of the buyer's people proposed. */
export const proposedAccount: BindingCase = {
  as: 'buyer',
  make: async ({ db, people }, door): Promise<Made> => {
    const { companyId } = people.of('buyer');
    const account = newId();
    await db.execute(sql`update bank_account set state = 'withdrawn', ended_at = now()
      where company_id = ${companyId} and state in ('proposed', 'confirmed')`);
    await db.execute(sql`insert into bank_account
      (id, company_id, state, holder, bank, country, bic, account, is_iban, proposed_by, proposed_at)
      values (${account}, ${companyId}, 'proposed', 'A Buyer', 'A Bank', 'TR', 'TGBATRISXXX',
        'TR330006100519786457841326', true, gen_random_uuid(), now())`);
    const isStaffs = door.startsWith('/api/admin/');
    return isStaffs
      ? { as: 'staff', params: { id: companyId, account }, body: {} }
      : { params: { id: account }, body: {} };
  },
};
