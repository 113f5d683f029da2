import { asc, eq } from 'drizzle-orm';
import { companyMay } from 'shared-kit/contract/companies';
import type { Locale } from 'shared-kit/contract/languages';
import {
  type AgreementAnswer,
  type AgreementText,
  type CompanySignersAnswer,
  isBinding,
  type SignatoryAnswer,
} from 'shared-kit/contract/signing';
import type { Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import type { Company } from '../companies/index.ts';
import { findDocument, listAccepted } from '../documents/index.ts';
import { agreementKindOf } from './agreement/agreement-text.ts';
import { textFor } from './agreement/text-for.ts';
import { consentVersion } from './consent.ts';
import { copiesOf, copyOf } from './copies.ts';
import { isPresent } from './present-text.ts';
import { findInForce, findLastEnded, findUnderWay, listSignatories, listSignatures } from './repository.ts';
import type { Signatory, Signature, Signing } from './schema.ts';
import { hasPower, isSignedWith } from './signers.ts';

type Reader = Readonly<{ userId: string; isOwner: boolean; isStaff: boolean }>;
type Asked = Readonly<{ locale: Locale; brandName: string; reader: Reader; now: Date }>;

/** Where a company's framework agreement stands, as the reader may see it; null where its kind signs none. */
export async function readAgreement(tx: Tx, company: Company, asked: Asked): Promise<AgreementAnswer | null> {
  const kind = agreementKindOf(company.kind);
  if (kind === null) return null;
  const current = await presentSigning(tx, company, asked.brandName);
  const signatures = current ? await listSignatures(tx, current.id) : [];
  const people = await listSignatories(tx, company.id);
  const inForce = await findInForce(tx, company.id);
  const { userId, isOwner, isStaff } = asked.reader;
  const mayRead = isStaff || isOwner || people.some((it) => it.userId === userId);
  const ended = current ? null : await findLastEnded(tx, company.id);
  return {
    kind,
    companyName: company.legalName,
    state: current?.state ?? null,
    consentVersion,
    text: current && isFixed(current, signatures) ? textOf(current) : await textFor(tx, company, asked),
    signatories: people.map((it) => signatoryAnswer(it, signatures, userId)),
    canBind: isBinding(people.filter((it) => hasPower(it, asked.now))),
    isAllowed: isStaff ? isSignedWith(company) : companyMay(company, 'sign'),
    signatures: signatures.map(signatureAnswer),
    waitsFor: current?.waitsFor ?? null,
    declined: ended?.declined ?? null,
    inForce: inForce && (await inForceAnswer(tx, inForce)),
    elsewhere: current && (await elsewhereAnswer(tx, current)),
    copies: mayRead ? await copiesOf(tx, company.id) : [],
    mayDownload: mayRead,
  };
}

/** Whoever has signed has fixed the text and its language, and so has whoever named a copy. */
const isFixed = ({ copyId }: Signing, signatures: readonly Signature[]): boolean =>
  copyId !== null || signatures.length > 0;

async function elsewhereAnswer(tx: Tx, current: Signing): Promise<AgreementAnswer['elsewhere']> {
  const copy = await copyOf(tx, current);
  return copy && current.signedOn !== null ? { ...copy, signedOn: current.signedOn } : null;
}

/** The one under way, unless its text is no longer the present one. */
async function presentSigning(tx: Tx, company: Company, brandName: string): Promise<Signing | null> {
  const current = await findUnderWay(tx, company.id);
  if (current?.state !== 'open') return current;
  return (await isPresent(tx, company, current, brandName)) ? current : null;
}

export const textOf = ({ content, version, locale, sha256 }: Signing): AgreementText => ({
  title: content.title,
  sections: content.sections,
  version,
  locale,
  sha256,
});

function signatoryAnswer(
  { id, userId, name, role, signs, group, withGroup, limitAmount, limitCurrency, until }: Signatory,
  signatures: readonly Signature[],
  reader: string,
): SignatoryAnswer {
  const act = signatures.find((it) => it.signatoryId !== null && it.userId === userId);
  const limit = limitAmount && limitCurrency ? { amount: limitAmount, currency: limitCurrency } : null;
  return {
    id,
    userId,
    name,
    role,
    signs,
    group,
    withGroup,
    limit,
    until,
    isMe: userId === reader,
    signedAt: act?.at.toISOString() ?? null,
  };
}

export const signatureAnswer = ({ name, role, signatoryId, at }: Signature) => ({
  name,
  role,
  byMarket: signatoryId === null,
  at: at.toISOString(),
});

async function inForceAnswer(tx: Tx, signed: Signing): Promise<AgreementAnswer['inForce']> {
  const { sealedAt, sealedSha256, sealedBytes, version, documentId, signedOn } = signed;
  if (!sealedAt || sealedSha256 === null) return null;
  return {
    at: sealedAt.toISOString(),
    version,
    sha256: sealedSha256,
    bytes: sealedBytes ?? 0,
    hasTimeStamp: signed.hasTimeStamp ?? false,
    isTest: signed.isTest ?? false,
    signatures: (await listSignatures(tx, signed.id)).map(signatureAnswer),
    holdsUntil: documentId === null ? null : (await findDocument(tx, documentId)).countsUntil,
    signedOn,
  };
}

/** For staff: who may sign for a company, and whom and what another signatory can be confirmed from. */
export async function readSigners(
  tx: Tx,
  companyId: string,
  readerId: string,
): Promise<CompanySignersAnswer> {
  const current = await findUnderWay(tx, companyId);
  const signatures = current ? await listSignatures(tx, current.id) : [];
  const people = await listSignatories(tx, companyId);
  const members = await tx
    .select({ id: userAccount.id, name: userAccount.name, email: userAccount.email })
    .from(userAccount)
    .where(eq(userAccount.companyId, companyId))
    .orderBy(asc(userAccount.name), asc(userAccount.id));
  const documents = (await listAccepted(tx, companyId)).flatMap(({ id, requirement, name }) =>
    name === null || requirement === 'framework-agreement' ? [] : [{ id, requirement, name }],
  );
  return { signatories: people.map((it) => signatoryAnswer(it, signatures, readerId)), members, documents };
}
