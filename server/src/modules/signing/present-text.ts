import type { AgreementText } from 'shared-kit/contract/signing';
import type { Tx } from '../../platform/db/index.ts';
import type { Company } from '../companies/index.ts';
import { textFor } from './agreement/text-for.ts';
import { copiesOf, textOfCopy } from './copies.ts';
import type { Signing } from './schema.ts';

/** Whether a signing's text is the one that its company would sign today. */
export async function isPresent(
  tx: Tx,
  company: Company,
  current: Signing,
  brandName: string,
): Promise<boolean> {
  return (await presentText(tx, company, current, brandName))?.sha256 === current.sha256;
}

/** Null if the copy that it is about was replaced or decided on meanwhile. */
async function presentText(
  tx: Tx,
  company: Company,
  { locale, copyId, signedOn }: Signing,
  brandName: string,
): Promise<AgreementText | null> {
  if (copyId === null || signedOn === null) return textFor(tx, company, { locale, brandName });
  const copy = (await copiesOf(tx, company.id)).find(({ id }) => id === copyId);
  return copy ? textOfCopy(tx, company, { copy, signedOn, locale, brandName }) : null;
}
