import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { testUser } from '../../modules/accounts/testing.ts';
import { newId } from '../../platform/db/index.ts';
import type { World } from './world.ts';

/** Somebody's claim on the buyer's company, that its owners and the staff know of. */
export async function claimOnBuyer({ db, people }: World): Promise<Readonly<{ id: string; words: string }>> {
  const [id, words] = [newId(), randomUUID()];
  const { userId } = await testUser(db);
  await db.execute(sql`insert into company_claim
    (id, company_id, user_id, state, country, tax_number, words, asked_at, opened_at)
    values (${id}, ${people.of('buyer').companyId}, ${userId}, 'open', 'TR', '4540536920', ${words}, now(), now())`);
  return { id, words };
}

/** Another of the staff proposed to make the claimant an owner. */
export async function proposeOwnerOf({ db, people }: World, id: string): Promise<void> {
  await db.execute(sql`update company_claim set proposed_by = ${people.of('caseStaff').userId},
    proposed_reason = 'Known from the trade register', proposed_at = now() where id = ${id}`);
}
