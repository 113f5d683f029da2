import { createHash } from 'node:crypto';
import { addressLineNames } from 'shared-kit/contract';
import type { Company, CompanyAddress } from '../companies/index.ts';

/** Changes with every decision and every change of the data that staff see. A decision names the version it saw. */
export function versionOf(company: Company, addresses: readonly CompanyAddress[]): string {
  const { verification, submittedAt, kind, legalForm, legalName, brandName, country } = company;
  const { taxNumber, taxOffice, mersisNumber } = company;
  const seat = addresses.find((it) => it.kind === 'registered');
  const place = seat && addressLineNames.map((name) => seat[name]);
  const seen = [
    [verification, submittedAt, kind, legalForm, legalName, brandName, country],
    [taxNumber, taxOffice, mersisNumber],
    place,
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}
