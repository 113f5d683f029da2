import type { ErrorCode, OwnCompany } from 'shared-kit/contract';
import { readTaxFacts } from 'shared-kit/tax-number';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Company, findCompany } from '../repository.ts';
import {
  isLegallyRelevant,
  isOtherPlace,
  mayKeepAddress,
  mayRemoveAddress,
  verificationAfterChange,
} from './company-rules.ts';
import type { AddressInput, CompanyInput, LimitInput } from './input.ts';
import {
  addAddress,
  changeAddress,
  changeCompany,
  deleteAddress,
  listAddresses,
  lockCompany,
  setDefaultDelivery,
} from './repository.ts';

/** A member's company is there as long as they are a member. */
function existing(found: Company | null): Company {
  if (!found) throw new Error('a member belongs to no company');
  return found;
}

function enforce(verdict: 'granted' | ErrorCode): void {
  if (verdict !== 'granted') throw new AppError(verdict);
}

export async function readOwnCompany(db: Database, companyId: string): Promise<OwnCompany> {
  const {
    approvalLimitAmount: amount,
    approvalLimitCurrency: currency,
    ...rest
  } = existing(await findCompany(db, companyId));
  const approvalLimit = amount !== null && currency !== null ? { amount, currency } : null;
  return { ...rest, approvalLimit, addresses: await listAddresses(db, companyId) };
}

/** What was approved is looked at again once it is another. */
const startOver = (tx: Tx, { id, verification }: Company, now: Date): Promise<void> => {
  const next = verificationAfterChange(verification);
  return next === verification
    ? Promise.resolve()
    : changeCompany(tx, id, { verification: next, submittedAt: now });
};

type Changing = Readonly<{ db: Database; companyId: string; now: Date }>;

export const saveCompany = ({ db, companyId, now }: Changing, input: CompanyInput): Promise<void> =>
  db.transaction(async (tx) => {
    const before = existing(await lockCompany(tx, companyId));
    const { facts, faults } = readTaxFacts({ country: before.country, legalForm: input.legalForm }, input);
    if (faults.length > 0) {
      throw new AppError('request.body-invalid', {
        errors: faults.map(({ name, fault }) => ({ name, reason: fault })),
      });
    }
    const after = { ...input, ...facts };
    await changeCompany(tx, companyId, after);
    if (isLegallyRelevant(before, after)) await startOver(tx, before, now);
  });

export const saveApprovalLimit = ({ db, companyId }: Changing, { limit }: LimitInput): Promise<void> =>
  changeCompany(db, companyId, {
    approvalLimitAmount: limit?.amount ?? null,
    approvalLimitCurrency: limit?.currency ?? null,
  });

/** Adds an address, or changes one; the registered one stands in the company's own country. */
export const saveAddress = (
  { db, companyId, now }: Changing,
  { id, input }: Readonly<{ id: string | null; input: AddressInput }>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const owner = existing(await lockCompany(tx, companyId));
    const addresses = await listAddresses(tx, companyId);
    enforce(mayKeepAddress(addresses, id, input.kind));
    const isRegistered = input.kind === 'registered';
    if (isRegistered && input.country !== owner.country) {
      throw new AppError('request.body-invalid', { errors: [{ name: 'country', reason: 'other-country' }] });
    }
    const before = addresses.find((it) => it.id === id);
    if (id === null) await addAddress(tx, companyId, input);
    else await changeAddress(tx, id, input);
    if (isRegistered) await changeCompany(tx, companyId, { city: input.city });
    if (isRegistered && (!before || isOtherPlace(before, input))) await startOver(tx, owner, now);
  });

/** Of this company, under its lock; another's looks missing. */
const withAddresses = <Result>(
  { db, companyId }: Changing,
  change: (tx: Tx, addresses: Awaited<ReturnType<typeof listAddresses>>) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    return change(tx, await listAddresses(tx, companyId));
  });

export const removeAddress = (changing: Changing, id: string): Promise<void> =>
  withAddresses(changing, async (tx, addresses) => {
    enforce(mayRemoveAddress(addresses, id));
    await deleteAddress(tx, id);
  });

export const deliverTo = (changing: Changing, id: string): Promise<void> =>
  withAddresses(changing, async (tx, addresses) => {
    if (!addresses.some((it) => it.id === id)) throw new AppError('address.not-found');
    await setDefaultDelivery(tx, changing.companyId, id);
  });
