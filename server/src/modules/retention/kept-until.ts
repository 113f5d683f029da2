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

/**
 * Papers of closed companies that are not erased yet, the longest kept first. None of a company whose contract still
 * runs. A contract is an accepted purchase, a financing, or an agreement with the market.
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
    ) contract
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
