import { eq, sql } from 'drizzle-orm';
import { company, companySuspension } from '../../modules/companies/index.ts';
import { waiveDocuments } from '../../modules/documents/testing.ts';
import { testSignatory } from '../../modules/signing/testing.ts';
import { insertProposal } from '../../modules/verification/index.ts';
import { claimOnBuyer } from './claim-things.ts';
import type { Role } from './roles.ts';
import { firstValue, type World } from './world.ts';

/** What a binding move is about, in a state that allows it: the path's parameters and the rest of the body. */
type Made = Readonly<{ params: Readonly<Record<string, string>>; body: object }>;
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
  state: 'in_review' | 'approved' | 'suspended',
  decision: string,
  suspension: 'conduct' | null = null,
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
        ...{
          companyId,
          reason: 'conduct',
          words: 'Sold what it had not',
          actor: 'operator',
          since: new Date(),
        },
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

export const claimed = (decision: 'grant' | 'refuse'): BindingCase => ({
  as: 'staff',
  make: async (world) => {
    const { id } = await claimOnBuyer(world);
    await world.db.execute(sql`update company_claim set state = 'agreed' where id = ${id}`);
    return { params: { id }, body: { decision, role: 'member', reason: 'Known to us from the fair' } };
  },
});
