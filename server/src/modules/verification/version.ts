import { createHash } from 'node:crypto';
import { addressLineNames, type ChecklistPoint } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { type Company, type CompanyAddress, listAddresses, listSuspensions } from '../companies/index.ts';

type Documents = readonly ChecklistPoint[];
type Suspensions = Awaited<ReturnType<typeof listSuspensions>>;

/**
 * Changes with every decision and every change of the data and documents that staff see. A decision names the version
 * it saw.
 */
export async function readVersion(tx: Tx, company: Company, documents: Documents): Promise<string> {
  const addresses = await listAddresses(tx, company.id);
  return versionOf(company, { addresses, suspensions: await listSuspensions(tx, company.id), documents });
}

type Seen = Readonly<{
  addresses: readonly CompanyAddress[];
  suspensions: Suspensions;
  documents: Documents;
}>;

/** The same, of what was read already. */
export function versionOf(company: Company, { addresses, suspensions, documents }: Seen): string {
  const { verification, submittedAt, kind, legalForm, legalName, brandName, country } = company;
  const { taxNumber, taxOffice, mersisNumber } = company;
  const seat = addresses.find((it) => it.kind === 'registered');
  const place = seat && addressLineNames.map((name) => seat[name]);
  const seen = [
    [verification, submittedAt, kind, legalForm, legalName, brandName, country],
    [taxNumber, taxOffice, mersisNumber],
    place,
    suspensions.map(({ reason, since }) => [reason, since]),
    documents.map(({ requirement, obligatory, state, document }) => [
      requirement,
      obligatory,
      state,
      document?.id,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}
