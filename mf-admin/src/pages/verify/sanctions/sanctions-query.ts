import { awaitsDecision, type SanctionsAnswer, sanctions } from 'shared-kit/contract/sanctions';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** Below the key of the file, so that whatever changes the file reads this again too. */
export const sanctionsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['verification', 'sanctions', companyId],
    queryFn: ({ signal }) => call(sanctions.read, { params: { id: companyId }, signal }),
  });

/** Hits that wait for a decision of the staff. */
export const openHits = ({ hits }: SanctionsAnswer) => hits.filter(({ state }) => awaitsDecision(state));
