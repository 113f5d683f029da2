import { companyIdOf, createUser, hashPassword } from '../modules/accounts/index.ts';
import { type Database, newId } from '../platform/db/index.ts';
import { colleagueOf } from './colleague-of.ts';

const owners = ['retailer@demo.example', 'machines@demo.example', 'bank@demo.example'];

/** An approver and a member for a company of each kind that has pages of its own. Nobody knows their password. */
export async function seedColleagues(db: Database): Promise<void> {
  const passwordHash = await hashPassword(newId());
  for (const owner of owners) {
    const id = await companyIdOf(db, owner);
    if (!id) throw new Error(`${owner} has no company`);
    for (const role of ['approver', 'member'] as const) {
      const email = colleagueOf(owner, role);
      await createUser(db, { name: `${role} of ${owner}`, email, passwordHash, company: { id, role } });
    }
  }
}
