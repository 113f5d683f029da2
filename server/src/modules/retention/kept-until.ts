import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';

/** A paper of a closed company, and what its years of keeping begin with. */
export type ClosedPaper = Readonly<{
  id: string;
  companyId: string;
  country: string;
  requirement: string;
  /** The latest of: the company closed, its last contract ended, the last decision that rests on the paper. */
  since: Date;
}>;

/** When company `c` was closed, and when its last contract ended, if none runs. A contract is an accepted purchase, a financing, or an agreement with the market. */
const endOfCompany = sql`
  cross join lateral (
    select max(v.at) as at from verification_decision v where v.company_id = c.id and v.to_state = 'closed'
  ) closed
  cross join lateral (
    select max(ended) as ended, bool_or(runs) as runs from (
      select r.updated_at as ended, false as runs from rfq r
        where c.id in (r.buyer_company_id, r.seller_company_id) and r.stage in ('accepted', 'ordered')
      union all
      select b.updated_at, b.state in ('accepted', 'contract_signed') from bank_quote b
        join financing_request f on f.id = b.request_id
        where c.id in (b.bank_company_id, f.buyer_company_id)
          and b.state in ('accepted', 'contract_signed', 'closed', 'terminated')
      union all
      select s.ended_at, false from signing s where s.company_id = c.id and s.sealed_at is not null
    ) each_contract
  ) contract`;

/**
 * Papers of closed companies that are not erased yet, the longest kept first. None of a company whose contract still
 * runs.
 */
export async function listClosedPapers(tx: Tx): Promise<ClosedPaper[]> {
  const { rows } = await tx.execute<{
    id: string;
    company_id: string;
    country: string;
    requirement: string;
    since: string;
  }>(sql`
    select d.id, d.company_id, c.country, d.requirement,
      greatest(closed.at, contract.ended, decision.at, signatory.at) as since
    from company_document d
    join company c on c.id = d.company_id and c.verification = 'closed'
    ${endOfCompany}
    cross join lateral (
      select max(v.at) as at from verification_decision v
      where v.company_id = c.id and d.sha256 is not null and exists (
        select from jsonb_array_elements(coalesce(v.snapshot -> 'documents', '[]')) shown
        where d.sha256 in (shown ->> 'sha256', shown ->> 'acceptedSha256')
      )
    ) decision
    cross join lateral (
      select max(coalesce(s.ended_at, s.confirmed_at)) as at from signatory s where s.document_id = d.id
    ) signatory
    where d.erased_at is null and closed.at is not null and contract.runs is not true
    order by since, d.id`);
  return rows.map(({ company_id: companyId, since, ...row }) => ({
    ...row,
    companyId,
    since: new Date(since),
  }));
}

/** A closed company that still has personal data of owners, and what its years of keeping begin with. */
export type ClosedCompany = Readonly<{ id: string; country: string; since: Date }>;

/** Closed companies whose beneficial owners are not erased yet; none whose contract still runs. */
export async function listCompaniesWithOwners(tx: Tx): Promise<ClosedCompany[]> {
  const { rows } = await tx.execute<{ id: string; country: string; since: string }>(sql`
    select c.id, c.country, greatest(closed.at, contract.ended) as since
    from company c
    ${endOfCompany}
    where c.verification = 'closed' and closed.at is not null and contract.runs is not true
      and exists (
        select from beneficial_owner o join beneficial_owner_person p on p.owner_id = o.id where o.company_id = c.id
      )
    order by since, c.id`);
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since) }));
}
