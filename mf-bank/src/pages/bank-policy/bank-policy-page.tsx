import { bankPolicies } from 'shared-kit/contract/financing';
import { Answer, Page } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { PolicySheet } from './policy-sheet.tsx';

const policyQuery = () =>
  queryOptions({
    queryKey: ['bank-policy'],
    queryFn: ({ signal }) => call(bankPolicies.read, { signal }),
  });

/** How many people of my bank a binding offer takes. All may read it, owners change it. */
export default function BankPolicyPage() {
  const t = useText();
  const query = useQuery(policyQuery());
  return (
    <Page title={t('policy.title')} lead={t('policy.lead')}>
      <Answer query={query}>{(policy) => <PolicySheet policy={policy} onChanged={query.refetch} />}</Answer>
    </Page>
  );
}
