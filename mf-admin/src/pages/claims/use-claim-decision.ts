import { claims, type StaffClaim } from 'shared-kit/contract/claims';
import type { BindInput } from 'shared-kit/contract/endpoints';
import { namesOf } from 'shared-kit/contract/tables';
import { useSendOnce } from 'shared-kit/form';
import { bind, type Confirmed, refusalAmong } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../../text.ts';

const words = {
  'binding.moved': 'claims.moved',
  'claim.moved': 'claims.moved',
  'claim.own-proposal': 'verify.proposal.mine',
  'claim.owners-asked': 'claims.owners-asked',
  'member.other-company': 'claims.other-company',
  'company.not-allowed': 'claims.not-allowed',
} as const;
const refusals = namesOf(words);

type Wish = BindInput<typeof claims.decideSpec>['body'];

/** Decides a claim; a retry with the same words decides no second time. */
export function useClaimDecision({ id, name, company }: StaffClaim, onDecided: () => void) {
  const t = useText();
  const { failure, pending, run, keyOf } = useSendOnce((error) => {
    const refusal = refusalAmong(error, refusals);
    return t(refusal ? words[refusal] : 'claims.failed');
  });
  const decide = (confirmed: Confirmed, input: Wish) =>
    run(async () => {
      const { outcome } = await bind(confirmed, claims.decide, { params: { id }, body: input }, keyOf);
      const done = outcome === 'proposed' ? 'propose' : input.decision;
      toasts.show({
        text: t(`claims.done.${done}`, { name, company: company.name }),
        tone: 'positive',
      });
      onDecided();
    }, input.decision);
  return { failure, pending, decide };
}
