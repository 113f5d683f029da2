import type { ChecklistPoint } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { type Company, type DecisionSnapshot, listAddresses } from '../companies/index.ts';
import { checkTax, findNamesakes } from './checks.ts';

/** What staff decide on, as it stands now: data, documents by their fingerprints, and checks. Kept with the decision. */
export async function snapshotOf(
  tx: Tx,
  company: Company,
  documents: readonly ChecklistPoint[],
): Promise<DecisionSnapshot> {
  const { legalName, brandName, kind, legalForm, country, taxNumber, taxOffice, mersisNumber } = company;
  const addresses = await listAddresses(tx, company.id);
  return {
    company: { legalName, brandName, kind, legalForm, country, taxNumber, taxOffice, mersisNumber },
    registeredAddress: addresses.find((it) => it.kind === 'registered') ?? null,
    documents: documents.map(({ requirement, obligatory, state, document, accepted }) => ({
      ...{ requirement, obligatory, state },
      sha256: document?.file?.sha256 ?? null,
      acceptedSha256: accepted?.file?.sha256 ?? null,
      validUntil: document?.validUntil ?? null,
    })),
    checks: { tax: checkTax(company), ...(await findNamesakes(tx, company)) },
  };
}
