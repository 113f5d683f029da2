import type { Locale } from 'shared-kit/contract/languages';
import type { AgreementText } from 'shared-kit/contract/signing';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Company } from '../companies/index.ts';
import { findDocument, listCopies } from '../documents/index.ts';
import { elsewhereText } from './agreement/elsewhere-text.ts';
import { textFor } from './agreement/text-for.ts';
import type { Signing } from './schema.ts';

/** A document of the company that holds a file. */
export type Copy = Readonly<{ id: string; name: string; sha256: string }>;

/** Copies of the agreement that the company uploaded and that wait for confirmation. */
export async function copiesOf(tx: Tx, companyId: string): Promise<Copy[]> {
  const uploaded = await listCopies(tx, companyId, 'framework-agreement');
  return uploaded.flatMap(({ id, name, sha256 }) => (name && sha256 ? [{ id, name, sha256 }] : []));
}

type Said = Readonly<{ copy: Copy; signedOn: string; locale: Locale; brandName: string }>;

/** The text by which both sides confirm a copy today. */
export async function textOfCopy(
  tx: Tx,
  company: Company,
  { copy: { name, sha256 }, signedOn, locale, brandName }: Said,
): Promise<AgreementText> {
  const { version } = await textFor(tx, company, { locale, brandName });
  const parties = { brand: brandName, company: company.legalName };
  return elsewhereText({ ...parties, version, name, sha256, signedOn }, locale);
}

/** The copy that a signing is about; null where the text is signed here. */
export async function copyOf(tx: Tx, { copyId }: Pick<Signing, 'copyId'>): Promise<Copy | null> {
  if (copyId === null) return null;
  const { id, name, sha256 } = await findDocument(tx, copyId);
  if (!name || !sha256) throw new AppError('document.not-found');
  return { id, name, sha256 };
}
