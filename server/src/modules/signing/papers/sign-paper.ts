import { asc, eq } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import type { Money } from 'shared-kit/contract/money';
import { type CodeSentAnswer, isBinding, type SignatureInput } from 'shared-kit/contract/signing';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findCompany } from '../../companies/index.ts';
import { convert, latestRates } from '../../rates/index.ts';
import { accountOf } from '../account-of.ts';
import { mailCode, useCode } from '../codes.ts';
import { listSignatories } from '../repository.ts';
import { isSameName } from '../same-name.ts';
import { type PaperSignature, paperSignature, type Signatory } from '../schema.ts';
import type { SigningOutcome } from '../sign.ts';
import { findPower, hasPower } from '../signers.ts';
import type { Acting } from '../signing-parts.ts';

/** A PDF that companies sign with each other. Whoever has it signed keeps its bytes and locks it. */
export type Paper = Readonly<{
  id: string;
  title: string;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  /** What it obliges to, for the limits of signatories. */
  amount: Money;
}>;

export const listPaperSignatures = (tx: Tx, paperId: string): Promise<PaperSignature[]> =>
  tx
    .select()
    .from(paperSignature)
    .where(eq(paperSignature.paperId, paperId))
    .orderBy(asc(paperSignature.at), asc(paperSignature.id));

/** Whether somebody is a confirmed signatory of the company today. */
export const isSignatory = async (
  tx: Tx,
  { companyId, userId, now }: Omit<Acting, 'parts'>,
): Promise<boolean> =>
  (await listSignatories(tx, companyId)).some((it) => it.userId === userId && hasPower(it, now));

/** Whether the confirmed signatories of a company can bind it today. */
export const canBind = async (tx: Tx, companyId: string, now: Date): Promise<boolean> =>
  isBinding((await listSignatories(tx, companyId)).filter((it) => hasPower(it, now)));

/** Mails a signatory of one of the companies a code for the paper; an older one is void from then on. */
export async function askPaperCode(
  acting: Acting,
  tx: Tx,
  paper: Paper,
  { sha256 }: Pick<SignatureInput, 'sha256'>,
): Promise<CodeSentAnswer> {
  await powerToSign(acting, tx, paper);
  if (paper.sha256 !== sha256) throw new AppError('signing.text-changed');
  const { parts, userId, now } = acting;
  return mailCode(parts, tx, { signingId: paper.id, userId, now }, paper.title);
}

/** A signatory signs the paper. Says whether their company is bound now; a refused code counts, so commit first. */
export async function signPaper(
  acting: Acting,
  tx: Tx,
  paper: Paper,
  input: SignatureInput,
): Promise<SigningOutcome & Readonly<{ isBound: boolean }>> {
  const { companyId, userId, now } = acting;
  const { power, companyName } = await powerToSign(acting, tx, paper);
  if (paper.sha256 !== input.sha256) throw new AppError('signing.text-changed');
  if (!isSameName(power.name, input.name)) throw new AppError('signing.name-differs');
  const code = await useCode(tx, { signingId: paper.id, userId, now }, input.code);
  if (typeof code === 'string') return { refused: code, isBound: false };
  const { email } = await accountOf(tx, userId);
  const { name, consentVersion, sha256 } = input;
  await tx.insert(paperSignature).values({
    id: newId(now.getTime()),
    paperId: paper.id,
    companyId,
    companyName,
    signatoryId: power.id,
    userId,
    email,
    name,
    role: power.role,
    consentVersion,
    sha256,
    codeSentAt: code.sentAt,
    at: now,
  });
  const signers = new Set((await listPaperSignatures(tx, paper.id)).map((it) => it.userId));
  const people = (await listSignatories(tx, companyId)).filter((it) => signers.has(it.userId));
  return { refused: null, isBound: isBinding(people) };
}

async function powerToSign(acting: Acting, tx: Tx, { id, amount }: Paper) {
  const company = await findCompany(tx, acting.companyId);
  if (!company || !companyMay(company, 'sign')) throw new AppError('company.not-allowed');
  const power = await findPower(tx, acting);
  if ((await listPaperSignatures(tx, id)).some(({ userId }) => userId === acting.userId))
    throw new AppError('signing.done');
  if (await isAboveLimit(tx, power, amount)) throw new AppError('signing.above-limit');
  return { power, companyName: company.legalName };
}

/** Compared at today's rate. */
async function isAboveLimit(
  tx: Tx,
  { limitAmount, limitCurrency }: Pick<Signatory, 'limitAmount' | 'limitCurrency'>,
  { amount, currency }: Money,
): Promise<boolean> {
  if (limitAmount === null || limitCurrency === null) return false;
  return convert(amount, currency, limitCurrency, await latestRates(tx)).greaterThan(limitAmount);
}
