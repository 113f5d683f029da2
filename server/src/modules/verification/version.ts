import { createHash } from 'node:crypto';
import { addressLineNames } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { type Company, type CompanyAddress, listAddresses, listSuspensions } from '../companies/index.ts';

/** Changes with every decision and every change of the data that staff see. A decision names the version it saw. */
export const readVersion = async (tx: Tx, company: Company): Promise<string> =>
  versionOf(company, await listAddresses(tx, company.id), await listSuspensions(tx, company.id));

type Suspensions = Awaited<ReturnType<typeof listSuspensions>>;

/** The same, of what was read already. */
export function versionOf(
  company: Company,
  addresses: readonly CompanyAddress[],
  suspensions: Suspensions,
): string {
  const { verification, submittedAt, kind, legalForm, legalName, brandName, country } = company;
  const { taxNumber, taxOffice, mersisNumber } = company;
  const seat = addresses.find((it) => it.kind === 'registered');
  const place = seat && addressLineNames.map((name) => seat[name]);
  const seen = [
    [verification, submittedAt, kind, legalForm, legalName, brandName, country],
    [taxNumber, taxOffice, mersisNumber],
    place,
    suspensions.map(({ reason, since }) => [reason, since]),
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}
