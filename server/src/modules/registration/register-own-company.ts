import type { CompanyRegistrationInput } from 'shared-kit/contract/registration';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { acceptTerms, makeOwner } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { findNumberHolder, submitDraft } from '../companies/index.ts';
import { addCompany, readTax } from './company.ts';

/** Registers the company of somebody who has an account and belongs to none. They become its owner. */
export async function registerOwnCompany(
  { db, clock }: Readonly<{ db: Database; clock: Clock }>,
  { company, termsVersion }: CompanyRegistrationInput,
  userId: string,
): Promise<void> {
  const { country } = company;
  const taxFacts = readTax(company);
  const { taxNumber } = taxFacts;
  await db.transaction(async (tx) => {
    const now = clock();
    if (taxNumber && (await findNumberHolder(tx, { country, taxNumber }))) {
      throw new AppError('company.number-taken');
    }
    const companyId = await addCompany(tx, company, taxFacts);
    const owner = await makeOwner(tx, userId, companyId);
    if (!owner) throw new AppError('member.other-company');
    await acceptTerms(tx, userId, termsVersion, now);
    await record(tx, {
      action: 'member.joined',
      companyId,
      by: userId,
      subject: userId,
      changes: [{ field: 'role', from: null, to: 'owner' }],
    });
    // Otherwise it is submitted when the address is confirmed.
    if (owner.emailVerified) await submitDraft(tx, companyId, { actor: userId, now });
  });
}
