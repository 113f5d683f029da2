import { type CompanyClaimsAnswer, claims } from 'shared-kit/contract/claims';
import { useSendOnce } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call, formatDay, useLocale } from 'shared-kit/shell';
import { Button, Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { useFailureText } from '../form/failure-text.ts';
import styles from '../form/form.module.css';

type Claim = CompanyClaimsAnswer['claims'][number];

const claimsQuery = queryOptions({
  queryKey: ['company', 'claims'],
  queryFn: ({ signal }) => call(claims.list, { signal }),
});

/** People who say to belong to my company. Its owners say whether they do; the staff decide. */
export function ClaimsSheet() {
  const t = useText();
  const { data, refetch } = useQuery(claimsQuery);
  const { failure, pending, run, keyOf } = useSendOnce(useFailureText());
  if (!data || data.claims.length === 0) return null;
  const say = async ({ id }: Claim, opinion: 'agree' | 'object') => {
    const said = { params: { id }, body: { opinion } };
    await run(() => call(claims.answer, { ...said, key: keyOf(said) }), `${opinion} ${id}`);
    await refetch();
  };
  return (
    <Sheet aria-label={t('profile.claims.title')}>
      <SheetHeader title={t('profile.claims.title')} note={t('profile.claims.note')} />
      <Stack as={SheetBody}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <Stack as="ul" gap="0">
          {data.claims.map((claim) => (
            <ClaimItem
              key={claim.id}
              claim={claim}
              pending={pending}
              onSay={(opinion) => void say(claim, opinion)}
            />
          ))}
        </Stack>
      </Stack>
    </Sheet>
  );
}

type ClaimItemProps = {
  claim: Claim;
  pending: string | null;
  onSay: (opinion: 'agree' | 'object') => void;
};

function ClaimItem({ claim: { id, name, email, words, openedAt, state }, pending, onSay }: ClaimItemProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{email}</p>
        <p className={styles.detail}>{t('profile.claims.since', { day: formatDay(openedAt, locale) })}</p>
        {words && <p className={styles.said}>{words}</p>}
        <p role="status" className={styles.detail}>
          {(state === 'agreed' || state === 'objected') && t(`profile.claims.${state}`)}
        </p>
      </div>
      <Row>
        {(['agree', 'object'] as const).map((opinion) => (
          <Button
            key={opinion}
            size="small"
            emphasis={opinion === 'object' ? 'danger' : 'secondary'}
            disabled={state === (opinion === 'agree' ? 'agreed' : 'objected')}
            pending={pending === `${opinion} ${id}`}
            onClick={() => onSay(opinion)}
            aria-label={t(`profile.claims.${opinion}-of`, { name })}
          >
            {t(`profile.claims.${opinion}`)}
          </Button>
        ))}
      </Row>
    </li>
  );
}
