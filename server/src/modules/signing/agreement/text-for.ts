import { streetOf, townOf } from 'shared-kit/contract/companies';
import type { Locale } from 'shared-kit/contract/languages';
import type { AgreementText } from 'shared-kit/contract/signing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Company, listAddresses } from '../../companies/index.ts';
import { agreementKindOf, agreementText } from './agreement-text.ts';

/** The agreement that a company would sign today. Throws if companies of its kind sign none. */
export async function textFor(
  tx: Tx,
  company: Company,
  { locale, brandName }: Readonly<{ locale: Locale; brandName: string }>,
): Promise<AgreementText> {
  const kind = agreementKindOf(company.kind);
  if (kind === null) throw new AppError('agreement.not-needed');
  const registered = (await listAddresses(tx, company.id)).find((it) => it.kind === 'registered');
  const address = registered
    ? [streetOf(registered), townOf(registered), registered.country].filter(Boolean).join(', ')
    : `${company.city}, ${company.country}`;
  return agreementText(kind, locale, {
    brand: brandName,
    company: company.legalName,
    address,
    taxNumber: company.taxNumber ?? '–',
  });
}
