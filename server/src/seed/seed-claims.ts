import { createUser } from '../modules/accounts/index.ts';
import { findCompany } from '../modules/companies/index.ts';
import { replayClaim } from '../modules/company-claims/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { demoClaims } from './demo/demo-claims.ts';

type Parts = Readonly<{
  tx: Tx;
  companies: ReadonlyMap<string, string>;
  /** Who acts for each company. */
  people: ReadonlyMap<string, string>;
  passwordHash: string;
  now: Date;
}>;

const dayMs = 86_400_000;

/** People who say to belong to a company of the demo market. */
export async function seedClaims({ tx, companies, people, passwordHash, now }: Parts): Promise<void> {
  for (const { company: key, claimant, words, daysAgo, opinion } of demoClaims) {
    const [companyId = '', by = ''] = [companies.get(key), people.get(key)];
    const { country, taxNumber } = (await findCompany(tx, companyId)) ?? {};
    if (!country || !taxNumber) throw new Error(`the demo market's ${key} has no number to claim`);
    const userId = await createUser(tx, { ...claimant, passwordHash, company: null });
    const askedAt = new Date(now.getTime() - daysAgo * dayMs);
    const at = new Date(askedAt.getTime() + dayMs / 2);
    const claim = { companyId, userId, country, taxNumber, words, askedAt };
    await replayClaim(tx, claim, opinion && { by, opinion, at });
  }
}
