import type { Locale } from 'shared-kit/contract/languages';
import type { AgreementText } from 'shared-kit/contract/signing';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Company } from '../companies/index.ts';
import { agreementKindOf } from './agreement/agreement-text.ts';
import { textFor } from './agreement/text-for.ts';
import { isPresent } from './present-text.ts';
import { findUnderWay, listSignatures, moveSigning } from './repository.ts';
import { type Signing, signing } from './schema.ts';

export type Reading = Readonly<{ sha256: string; locale: Locale }>;
type Opening = Reading & Readonly<{ now: Date; brandName: string }>;

/** The signing of the text that somebody read. Begins one if there is none; one of an older text ends with that. */
export async function openSigning(
  tx: Tx,
  company: Company,
  { sha256, locale, now, brandName }: Opening,
): Promise<Signing> {
  const current = await findUnderWay(tx, company.id);
  if (current && current.state !== 'open') throw new AppError('signing.moved');
  const isCurrent = current !== null && (await isPresent(tx, company, current, brandName));
  if (isCurrent && current.sha256 === sha256) return current;
  const text = await textFor(tx, company, { locale, brandName });
  if (text.sha256 !== sha256) throw new AppError('signing.text-changed');
  // One who signed fixed the language too, and a copy is withdrawn first.
  const isFixed = isCurrent && (current.copyId !== null || (await listSignatures(tx, current.id)).length > 0);
  if (isFixed) throw new AppError('signing.text-changed');
  return beginSigning(tx, company, { text, current, copy: null, now });
}

type Beginning = Readonly<{
  text: AgreementText;
  /** The one that it replaces. */
  current: Signing | null;
  /** What was signed outside the market. */
  copy: Readonly<{ copyId: string; signedOn: string }> | null;
  now: Date;
}>;

export async function beginSigning(
  tx: Tx,
  company: Company,
  { text: { title, sections, version, locale, sha256 }, current, copy, now }: Beginning,
): Promise<Signing> {
  const kind = agreementKindOf(company.kind);
  if (kind === null) throw new AppError('agreement.not-needed');
  if (current) await moveSigning(tx, current, 'replace', { endedAt: now });
  const [opened] = await tx
    .insert(signing)
    .values({
      ...copy,
      id: newId(),
      companyId: company.id,
      kind,
      state: 'open',
      version,
      locale,
      sha256,
      content: { title, sections },
      companyName: company.legalName,
      createdAt: now,
    })
    .returning();
  if (!opened) throw new Error('a signing was not written');
  return opened;
}
