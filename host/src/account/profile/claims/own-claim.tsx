import { useState } from 'react';
import { claimAllows, type OwnClaimAnswer } from 'shared-kit/contract';
import { queryOptions, useQuery } from 'shared-kit/query';
import { api, countryName, formatDay, newIdempotencyKey, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, KeyValues, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { AskedQuestion } from '../form/asked-question.tsx';
import type { Question } from '../form/confirm-dialog.tsx';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';

type Claim = NonNullable<OwnClaimAnswer['claim']>;

const claimQuery = queryOptions({
  queryKey: ['profile', 'claim'],
  queryFn: ({ signal }) => api.get<OwnClaimAnswer>('/api/profile/claim', {}, signal),
});

/** How my wish stands to join a company that was registered before me; nothing if I have none. */
export function OwnClaim() {
  const { data, refetch } = useQuery(claimQuery);
  return data?.claim ? <ClaimSheet claim={data.claim} onChanged={refetch} /> : null;
}

/** Whoever reads this has confirmed their address, so that one more minute opens the claim. */
const isWaiting = ({ state }: Claim) => claimAllows('withdraw', state);

function ClaimSheet({ claim, onChanged }: { claim: Claim; onChanged: () => unknown }) {
  const t = useText();
  const locale = useLocale();
  const { failure, isPending, run } = useSubmit(useFailureText());
  const [question, setQuestion] = useState<Question | null>(null);
  const withdraw = () =>
    run(() => api.post(`/api/profile/claim/${claim.id}/withdrawal`, {}, newIdempotencyKey())).then(onChanged);
  // messages: profile.claim.*
  const stands = t(`profile.claim.${isWaiting(claim) ? 'waiting' : (claim.state as 'refused')}`);
  return (
    <Sheet>
      <SheetHeader title={t('profile.claim.title')} note={stands} />
      <SheetBody className={styles.stack}>
        <KeyValues
          tight
          facts={[
            {
              term: t('profile.claim.number'),
              detail: `${claim.taxNumber}, ${countryName(claim.country, locale)}`,
            },
            { term: t('profile.claim.asked'), detail: formatDay(claim.askedAt, locale) },
            ...(claim.reason ? [{ term: t('profile.claim.reason'), detail: claim.reason }] : []),
          ]}
        />
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        {isWaiting(claim) && (
          <div className={styles.foot}>
            <Button
              emphasis="danger"
              pending={isPending}
              onClick={() =>
                setQuestion({
                  title: t('profile.claim.withdraw-question'),
                  text: t('profile.claim.withdraw-text'),
                  confirm: t('profile.claim.withdraw'),
                  onConfirm: () => void withdraw(),
                })
              }
            >
              {t('profile.claim.withdraw')}
            </Button>
          </div>
        )}
      </SheetBody>
      <AskedQuestion question={question} onClose={() => setQuestion(null)} />
    </Sheet>
  );
}
