import { standingAllows } from 'shared-kit/contract/companies';
import { duePoints } from 'shared-kit/contract/documents';
import { type MenuCountsAnswer, menu } from 'shared-kit/contract/menu';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, defineModule, signedIn } from '../../platform/http/index.ts';
import { type Company, findCompany } from '../companies/index.ts';
import { countOpenClaims } from '../company-claims/index.ts';
import { readChecklist } from '../documents/index.ts';
import { countOpenRequests } from '../financing/index.ts';
import { countWaitingForSeller } from '../quotes/index.ts';
import { countWaitingCompanies } from '../verification/index.ts';

/** What the menu of a workspace counts for its reader. */
export const menuModule = defineModule({
  name: 'menu',
  routes: (route, { db, clock }) => {
    route(menu.counts, menu.countsSpec, {
      access: signedIn,
      handler: ({ actor }) => countFor(db, clock(), actor),
    });
  },
});

async function countFor(
  tx: Tx,
  now: Date,
  { companyId, isManufacturer, isBank, isAdmin }: Actor,
): Promise<MenuCountsAnswer> {
  const company = companyId === null ? null : await findCompany(tx, companyId);
  return {
    ...(isAdmin && {
      verification: await countWaitingCompanies(tx),
      claims: await countOpenClaims(tx),
    }),
    ...(company && { documents: await countDueDocuments(tx, company, now) }),
    ...(company && isManufacturer && { requests: await countWaitingForSeller(tx, company.id) }),
    ...(company && isBank && { 'financing-requests': await countOpenRequests(tx, company) }),
  };
}

async function countDueDocuments(tx: Tx, company: Company, now: Date): Promise<number> {
  if (!standingAllows(company.verification, 'upload-documents')) return 0;
  const { points } = await readChecklist(tx, company, { reader: 'member', now, scans: false });
  return duePoints(points).length;
}
