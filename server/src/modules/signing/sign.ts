import type { Seen } from 'shared-kit/contract/binding';
import { companyMay } from 'shared-kit/contract/companies';
import {
  agreementPages,
  type CodeSentAnswer,
  isBinding,
  type SignatureInput,
  type SigningRefusalInput,
} from 'shared-kit/contract/signing';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError, assertSeen } from '../../platform/http/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { tellWatchers } from '../documents/index.ts';
import { notify } from '../notifications/index.ts';
import { accountOf } from './account-of.ts';
import { openSigning, type Reading } from './begin-signing.ts';
import { mailCode, useCode } from './codes.ts';
import { copiesOf } from './copies.ts';
import { isPresent } from './present-text.ts';
import { findUnderWay, listSignatories, listSignatures, moveSigning } from './repository.ts';
import { isSameName } from './same-name.ts';
import { type Signing, signature } from './schema.ts';
import { sealSignings } from './sealing/seal-signings.ts';
import { findPower, isSignedWith, lockSigningCompany } from './signers.ts';
import type { Acting } from './signing-parts.ts';

/** Why a signature was refused although something must be kept: the counted try. */
export type SigningOutcome = Readonly<{ refused: 'signing.code-wrong' | 'signing.code-void' | null }>;
type SeenSignature = SignatureInput & Readonly<{ seen: Seen }>;
/** The text is all that is at stake. */
const atStakeOf = ({ sha256 }: Signing): Seen => ({ version: sha256, sum: null });
const done: SigningOutcome = { refused: null };

/**
 * Mails a signatory a code for the text that they read. The first one begins the signing; one of an older text ends
 * with that.
 */
export async function askCode(acting: Acting, tx: Tx, reading: Reading): Promise<CodeSentAnswer> {
  const { parts, companyId, userId, now } = acting;
  const company = await lockSigningCompany(tx, companyId);
  if (!companyMay(company, 'sign')) throw new AppError('company.not-allowed');
  await findPower(tx, acting);
  const open = await openSigning(tx, company, { ...reading, now, brandName: parts.brandName });
  if ((await listSignatures(tx, open.id)).some((it) => it.userId === userId)) {
    throw new AppError('signing.done');
  }
  return mailCode(parts, tx, { signingId: open.id, userId, now }, open.content.title);
}

/** A signatory signs. The one with whom the company is bound hands the signing to the market. */
export async function signForCompany(acting: Acting, tx: Tx, input: SeenSignature): Promise<SigningOutcome> {
  const { parts, companyId, userId, now } = acting;
  const company = await lockSigningCompany(tx, companyId);
  if (!companyMay(company, 'sign')) throw new AppError('company.not-allowed');
  const power = await findPower(tx, acting);
  const current = await findUnderWay(tx, companyId);
  if (current?.state !== 'open') throw new AppError('signing.moved');
  const signed = await listSignatures(tx, current.id);
  if (signed.some((it) => it.userId === userId)) throw new AppError('signing.done');
  assertSeen(input.seen, atStakeOf(current));
  if (current.sha256 !== input.sha256 || !(await isPresent(tx, company, current, parts.brandName))) {
    throw new AppError('signing.text-changed');
  }
  if (!isSameName(power.name, input.name)) throw new AppError('signing.name-differs');
  const code = await useCode(tx, { signingId: current.id, userId, now }, input.code);
  if (typeof code === 'string') return { refused: code };
  await addSignature(tx, acting, {
    current,
    input,
    codeSentAt: code.sentAt,
    role: power.role,
    signatoryId: power.id,
  });
  const signers = new Set([...signed.map((it) => it.userId), userId]);
  const people = (await listSignatories(tx, companyId)).filter((it) => signers.has(it.userId));
  const isBound = isBinding(people);
  await moveSigning(tx, current, isBound ? 'complete' : 'sign');
  if (isBound) await tellStaff(acting, tx, current);
  await tellWatchers(tx, companyId);
  return done;
}

/** The market's staff sign last; then the seal is made. */
export async function counterSign(acting: Acting, tx: Tx, input: SeenSignature): Promise<SigningOutcome> {
  const { parts, companyId, userId, now } = acting;
  const current = await lockUnheld(tx, companyId);
  assertSeen(input.seen, atStakeOf(current));
  if (current.sha256 !== input.sha256 || (await isCopyGone(tx, companyId, current))) {
    throw new AppError('signing.text-changed');
  }
  const { name } = await accountOf(tx, userId);
  if (!isSameName(name, input.name)) throw new AppError('signing.name-differs');
  const code = await useCode(tx, { signingId: current.id, userId, now }, input.code);
  if (typeof code === 'string') return { refused: code };
  const role = parts.brandName;
  await addSignature(tx, acting, { current, input, codeSentAt: code.sentAt, role, signatoryId: null });
  await moveSigning(tx, current, 'counter-sign');
  await addJob(tx, sealSignings, {});
  await tellWatchers(tx, companyId);
  return done;
}

/** Whether the copy that was to be confirmed was replaced or rejected meanwhile. */
const isCopyGone = async (tx: Tx, companyId: string, { copyId }: Signing): Promise<boolean> =>
  copyId !== null && !(await copiesOf(tx, companyId)).some(({ id }) => id === copyId);

async function lockAwaiting(tx: Tx, companyId: string): Promise<Signing> {
  await lockSigningCompany(tx, companyId);
  const current = await findUnderWay(tx, companyId);
  if (current?.state !== 'awaiting_market') throw new AppError('signing.moved');
  return current;
}

async function lockUnheld(tx: Tx, companyId: string): Promise<Signing> {
  if (!isSignedWith(await lockSigningCompany(tx, companyId))) throw new AppError('company.not-allowed');
  return lockAwaiting(tx, companyId);
}

/** Mails one of the market's staff a code for what the company signed. */
export async function askCounterCode(
  { parts, companyId, userId, now }: Acting,
  tx: Tx,
  { sha256 }: Reading,
): Promise<CodeSentAnswer> {
  const current = await lockUnheld(tx, companyId);
  if (current.sha256 !== sha256) throw new AppError('signing.text-changed');
  return mailCode(parts, tx, { signingId: current.id, userId, now }, current.content.title);
}

/** The market doesn't sign, and says why; the company may sign anew. */
export async function declineSigning(
  acting: Acting,
  tx: Tx,
  { reason, seen }: SigningRefusalInput,
): Promise<void> {
  const { parts, companyId, now } = acting;
  const current = await lockAwaiting(tx, companyId);
  assertSeen(seen, atStakeOf(current));
  await moveSigning(tx, current, 'decline', { declined: reason, endedAt: now });
  const signers = (await listSignatures(tx, current.id)).map(({ userId }) => userId);
  await notify(parts, tx, {
    event: 'agreement-declined',
    params: { company: current.companyName, reason },
    to: { userIds: signers },
    path: agreementPages[current.kind],
    dedupeKey: `agreement-declined:${current.id}`,
  });
  await tellWatchers(tx, companyId);
}

type Act = Readonly<{
  current: Signing;
  input: SignatureInput;
  codeSentAt: Date;
  role: string;
  signatoryId: string | null;
}>;

async function addSignature(
  tx: Tx,
  { userId, now }: Acting,
  { current, input, codeSentAt, role, signatoryId }: Act,
): Promise<void> {
  const { email } = await accountOf(tx, userId);
  const { name, consentVersion, sha256 } = input;
  const act = { signingId: current.id, signatoryId, userId, email, name, role, consentVersion, sha256 };
  await tx.insert(signature).values({ ...act, id: newId(now.getTime()), codeSentAt, at: now });
}

const tellStaff = ({ parts }: Acting, tx: Tx, { id, companyId, companyName }: Signing): Promise<void> =>
  notify(parts, tx, {
    event: 'agreement-signed',
    params: { company: companyName },
    to: { staff: true },
    path: `/admin/verify/${companyId}`,
    dedupeKey: `agreement-signed:${id}`,
  });
