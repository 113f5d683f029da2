import { useEffect, useRef, useState } from 'react';
import { claims } from 'shared-kit/contract/claims';
import { useSendOnce } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { call, countryName, formatDay, useLocale } from 'shared-kit/shell';
import { Button, KeyValues, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { AskedQuestion } from '../form/asked-question.tsx';
import type { Question } from '../form/confirm-dialog.tsx';
import { useFailureText } from '../form/failure-text.ts';
import { type OwnClaim as Claim, claimQuery, isWaiting } from './claim-query.ts';

type OwnClaimProps = {
  /** Whether the reader has just made it: it then takes the focus from the form that goes. */
  isNew?: boolean;
};

/** How my wish stands to join a company that was registered before me; nothing if I have none. */
export function OwnClaim({ isNew = false }: OwnClaimProps) {
  const { data, refetch } = useQuery(claimQuery);
  return data?.claim ? <ClaimSheet claim={data.claim} isNew={isNew} onChanged={refetch} /> : null;
}

type ClaimSheetProps = { claim: Claim; isNew: boolean; onChanged: () => unknown };

function ClaimSheet({ claim, isNew, onChanged }: ClaimSheetProps) {
  const t = useText();
  const locale = useLocale();
  const { failure, isPending, run, keyOf } = useSendOnce(useFailureText());
  const [question, setQuestion] = useState<Question | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const { id } = claim;
  useEffect(() => {
    if (isNew && id) sheet.current?.focus();
  }, [isNew, id]);
  const withdraw = () => run(() => call(claims.withdraw, { params: { id }, key: keyOf(id) })).then(onChanged);
  const stands = t(`profile.claim.${isWaiting(claim) ? 'waiting' : (claim.state as 'refused')}`);
  return (
    <Sheet ref={sheet} tabIndex={-1} aria-label={t('profile.claim.title')}>
      <SheetHeader title={t('profile.claim.title')} note={stands} />
      <Stack as={SheetBody}>
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
          <Row gap="3">
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
          </Row>
        )}
      </Stack>
      <AskedQuestion question={question} onClose={() => setQuestion(null)} />
    </Sheet>
  );
}
