import { and, desc, eq } from 'drizzle-orm';
import type { CompanyAddressInput } from 'shared-kit/contract/companies';
import type { ErrorCode } from 'shared-kit/contract/errors';
import type {
  ApprovalLimitInput,
  CompanyInput,
  DiscountLimitInput,
  OwnCompany,
} from 'shared-kit/contract/my-company';
import { keptName } from 'shared-kit/contract/names';
import { verificationTransitions } from 'shared-kit/contract/verification';
import { readTaxFacts } from 'shared-kit/tax-number';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { changeCompany, lockCompany } from '../change-company.ts';
import { type Company, findCompany } from '../repository.ts';
import { verificationDecision } from '../schema.ts';
import { isSameNumber, takeNumber } from '../tax-number-holder.ts';
import { moveVerification } from '../verification/move.ts';
import { listSuspensions } from '../verification/suspensions.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses, setDefaultDelivery } from './addresses.ts';
import { isLegallyRelevant, isOtherPlace, mayKeepAddress, mayRemoveAddress } from './company-rules.ts';
import { readFurtherFields } from './read-further-fields.ts';
import { recordCompany, recordDiscountLimit, recordLimit } from './record-company.ts';

/** A company exists as long as it has members. */
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
  const verificationReason = await reasonOfState(db, rest);
  const approvalLimit = amount !== null && currency !== null ? { amount, currency } : null;
  const mayAppeal = rest.verification === 'rejected' && !(await hasAppealed(db, companyId));
  return {
    ...rest,
    verificationReason,
    mayAppeal,
    reVerificationDue: rest.reVerificationDue?.toISOString() ?? null,
    approvalLimit,
    addresses: await listAddresses(db, companyId),
  };
}

/** An approval or review is for the data at that time: with other data it starts over. */
const startOver = async (tx: Tx, company: Company, { userId: actor, now }: Changing): Promise<void> => {
  await moveVerification(tx, company, 'change-data', { actor, now });
};

type Changing = Readonly<{ db: Database; companyId: string; userId: string; now: Date }>;

export const saveCompany = (changing: Changing, input: CompanyInput): Promise<void> =>
  changing.db.transaction(async (tx) => {
    const before = existing(await lockCompany(tx, changing.companyId));
    const tax = readTaxFacts({ country: before.country, legalForm: input.legalForm }, input);
    const further = readFurtherFields(input);
    const faults = [...tax.faults, ...further.faults];
    if (faults.length > 0) {
      throw new AppError('request.body-invalid', {
        errors: faults.map(({ name, fault }) => ({ name, reason: fault })),
      });
    }
    const after = { ...input, ...keptNames(before, input), ...tax.facts, ...further.facts };
    const stated = { ...before, ...after };
    if (!(await isSameNumber(tx, before, stated))) await takeNumber(tx, stated);
    await changeCompany(tx, before.id, after);
    await recordCompany(tx, before, after, changing.userId);
    if (isLegallyRelevant(before, after)) await startOver(tx, before, changing);
  });

const keptNames = (before: Company, { legalName, brandName }: CompanyInput) => ({
  legalName: keptName(before.legalName, legalName),
  brandName: keptName(before.brandName, brandName),
});

export const saveApprovalLimit = (
  { db, companyId, userId: by }: Changing,
  { limit }: ApprovalLimitInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = existing(await lockCompany(tx, companyId));
    await changeCompany(tx, companyId, {
      approvalLimitAmount: limit?.amount ?? null,
      approvalLimitCurrency: limit?.currency ?? null,
    });
    await recordLimit(tx, before, limit, by);
  });

export const saveDiscountLimit = (
  { db, companyId, userId: by }: Changing,
  { percent }: DiscountLimitInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = existing(await lockCompany(tx, companyId));
    await changeCompany(tx, companyId, { discountLimit: percent });
    await recordDiscountLimit(tx, before, percent, by);
  });

/** Adds or changes an address; the registered one must be in the company's country. */
export const saveAddress = (
  changing: Changing,
  { id, input }: Readonly<{ id: string | null; input: CompanyAddressInput }>,
): Promise<void> =>
  changing.db.transaction(async (tx) => {
    const { companyId } = changing;
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
    if (isRegistered && (!before || isOtherPlace(before, input))) await startOver(tx, owner, changing);
  });

/** Locks the company's addresses; those of another look missing. */
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

/** Submits a company's corrected data; the staff continue where they were. */
export const resubmit = ({ db, companyId, userId: actor, now }: Changing): Promise<void> =>
  db.transaction(async (tx) => {
    const company = existing(await lockCompany(tx, companyId));
    const moved = await moveVerification(tx, company, 'resubmit', { actor, now });
    if (!moved) throw new AppError('verification.not-possible');
  });

/** A company that was turned down asks for another look, once. */
export const appeal = ({ db, companyId, userId: actor, now }: Changing, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    const company = existing(await lockCompany(tx, companyId));
    if (await hasAppealed(tx, companyId)) throw new AppError('verification.appealed');
    const moved = await moveVerification(tx, company, 'appeal', { actor, reason, now });
    if (!moved) throw new AppError('verification.not-possible');
  });

async function hasAppealed(tx: Tx, id: string): Promise<boolean> {
  const { companyId, from, to } = verificationDecision;
  const {
    from: [rejected],
    to: submitted,
  } = verificationTransitions.appeal;
  const appeals = await tx
    .select({ at: verificationDecision.at })
    .from(verificationDecision)
    .where(and(eq(companyId, id), eq(from, rejected), eq(to, submitted)))
    .limit(1);
  return appeals.length > 0;
}

/** The decider's reason for the company's current state, if it may know it; null if none was needed. */
async function reasonOfState(
  tx: Tx,
  { id, verification }: Pick<Company, 'id' | 'verification'>,
): Promise<string | null> {
  if (verification === 'suspended') {
    const told = (await listSuspensions(tx, id)).filter(({ reason }) => reason !== 'sanctions');
    return (
      told
        .map(({ words }) => words)
        .filter(Boolean)
        .join('\n') || null
    );
  }
  const [last] = await tx
    .select({ reason: verificationDecision.reason })
    .from(verificationDecision)
    .where(and(eq(verificationDecision.companyId, id), eq(verificationDecision.to, verification)))
    .orderBy(desc(verificationDecision.at), desc(verificationDecision.id))
    .limit(1);
  return last?.reason ?? null;
}
