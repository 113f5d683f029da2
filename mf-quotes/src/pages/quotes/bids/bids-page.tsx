import { Suspense, useState } from 'react';
import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import { Row, Stack } from 'shared-kit/layout';
import { Answer, EmptySheet } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import {
  ApiError,
  formatDay,
  LocaleLink,
  lazyPart,
  publicConfig,
  useCurrency,
  useLiveNews,
  useLocale,
} from 'shared-kit/shell';
import { Breadcrumb, Button, ButtonLink, Heading, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { BidTable } from './bid-table.tsx';
import { BidsNote } from './bids-note.tsx';
import styles from './bids-page.module.css';
import { type Bid, bidsQuery } from './bids-query.ts';
import { useIsOldRate } from './use-is-old-rate.ts';

const AwardDialog = lazyPart(() => import('./award/award-dialog.tsx'));

/** The offers of several makers for the same request side by side, and the choice between them. */
export default function BidsPage({ groupId }: { groupId: string }) {
  const t = useText();
  const query = useQuery(bidsQuery(groupId, { locale: useLocale(), currency: useCurrency() }));
  useLiveNews('quote', () => void query.refetch());
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return (
    <Stack className={styles.page}>
      <title>{`${t('bids.title')} · ${publicConfig().brandName}`}</title>
      <Breadcrumb label={t('breadcrumb.label')} current={t('bids.title')} className={styles.way}>
        <LocaleLink to="/quotes">{t('quotes.title')}</LocaleLink>
      </Breadcrumb>
      <Row gap="3" justify="between">
        <Heading level={1}>{t('bids.title')}</Heading>
        {query.data && !isUnknown && (
          <Button className={styles.print} onClick={() => window.print()}>
            {t('bids.print')}
          </Button>
        )}
      </Row>
      {isUnknown ? (
        <NoSuchGroup />
      ) : (
        <Answer query={query}>
          {(group) => <Bids group={group} onChanged={() => void query.refetch()} />}
        </Answer>
      )}
    </Stack>
  );
}

function Bids({ group, onChanged }: { group: QuoteGroupAnswer; onChanged: () => void }) {
  const t = useText();
  const locale = useLocale();
  const [awarding, setAwarding] = useState<Bid | null>(null);
  const { bids, award, kind, createdAt, currency, rateDate } = group;
  const makers = bids.length;
  const isOld = useIsOldRate(rateDate);
  const ratesOf = formatDay(rateDate, locale);
  return (
    <>
      <Text tone="muted">
        {t(`bids.lead.${kind === 'cart' ? 'cart' : award}`, {
          day: formatDay(createdAt, locale),
          count: makers,
        })}
      </Text>
      <BidsNote group={group} />
      <BidTable group={group} onAward={setAwarding} />
      <Text look="small" tone="muted">
        {t('bids.effective-meaning', {
          currency,
          day: isOld ? t('quote.terms.rates-old', { day: ratesOf }) : ratesOf,
        })}
      </Text>
      {awarding && (
        <Suspense>
          <AwardDialog
            group={group}
            first={awarding}
            onChanged={onChanged}
            onClose={() => setAwarding(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Also shown for other companies' groups: the server doesn't tell them apart from missing ones. */
function NoSuchGroup() {
  const t = useText();
  return (
    <EmptySheet
      title={t('bids.missing.title')}
      action={
        <ButtonLink as={LocaleLink} to="/quotes" emphasis="primary">
          {t('quote.missing.action')}
        </ButtonLink>
      }
    >
      {t('bids.missing.sentence')}
    </EmptySheet>
  );
}
