import { sql } from 'drizzle-orm';
import { statedFacts } from 'shared-kit/contract/companies';
import type { ChecklistPoint } from 'shared-kit/contract/documents';
import type { ScreenedList } from 'shared-kit/contract/sanctions';
import type { Tx } from '../../platform/db/index.ts';
import { type Company, type DecisionSnapshot, listAddresses } from '../companies/index.ts';
import { listOwners } from '../owners/index.ts';
import { checkCompany } from './checks/index.ts';
import { listPeople } from './company-file.ts';

/**
 * What staff decide on, as it stands now: data, documents by their fingerprints, checks, and the sanctions lists that it
 * was screened against. Kept with the decision, so persons stand in it by their id alone.
 */
export async function snapshotOf(
  tx: Tx,
  company: Company,
  documents: readonly ChecklistPoint[],
): Promise<DecisionSnapshot> {
  const { id, kind, country, risk } = company;
  const addresses = await listAddresses(tx, id);
  const seat = addresses.find((it) => it.kind === 'registered') ?? null;
  const [owners, people] = [await listOwners(tx, id), await listPeople(tx, id)];
  return {
    company: { ...statedFacts.parse(company), kind, country, risk },
    registeredAddress: seat,
    documents: documents.map(({ requirement, obligatory, state, document, accepted }) => ({
      requirement,
      obligatory,
      state,
      sha256: document?.file?.sha256 ?? null,
      acceptedSha256: accepted?.file?.sha256 ?? null,
      validUntil: document?.validUntil ?? null,
    })),
    owners: owners.map(({ id: owner, ground, share, person }) => ({
      id: owner,
      ground,
      share,
      isExposed: person?.isExposed ?? null,
    })),
    checks: withoutPersons(await checkCompany(tx, company, { seat, people, documents, owners })),
    sanctions: await screeningOf(tx, id),
  };
}

/** The values of these checks are those of persons. */
const personal: readonly string[] = ['mail-confirmed', 'signatories'];

const withoutPersons = (checks: Awaited<ReturnType<typeof checkCompany>>) =>
  checks.map((it) => (personal.includes(it.check) ? { ...it, compared: [] } : it));

/**
 * The lists that the company was last screened against, with its hits; null if it never was. Sanctions depend on this
 * module, so their tables are read as they are.
 */
async function screeningOf(tx: Tx, companyId: string): Promise<object | null> {
  const { rows } = await tx.execute<{ at: Date; lists: ScreenedList[]; hits: object[] }>(sql`
    select at, lists, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'source', source, 'date', list_date,
        'sha256', sha256, 'entry', entry, 'score', score, 'state', state) order by id), '[]')
      from sanctions_hit where company_id = ${companyId}
    ) as hits
    from sanctions_screening where company_id = ${companyId} order by at desc, id desc limit 1`);
  const [last] = rows;
  return last ? { ...last, at: new Date(last.at).toISOString() } : null;
}
