import { type BankQuoteDetail, bankQuotes, declineWords } from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { Columns, Row, Stack } from 'shared-kit/layout';
import { Answer, EmptySheet } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, call, formatLastDay, LocaleLink, publicConfig, useLocale } from 'shared-kit/shell';
import { Breadcrumb, ButtonLink, Heading, Note, Text, TitleBlock } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestState } from '../bank-quotes/request-state.tsx';
import { AssigneeSheet } from './assignee-sheet.tsx';
import styles from './bank-quote-page.module.css';
import { ConditionsSheet } from './conditions-sheet.tsx';
import { ConfirmOffer } from './confirm-offer.tsx';
import { DealSheet } from './deal-sheet.tsx';
import { DrawdownSheet } from './drawdown-sheet.tsx';
import { EndByBank } from './end-by-bank.tsx';
import { ExposureSheet } from './exposure-sheet.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { NextOffer } from './next-offer.tsx';
import { OwnLetters } from './own-letters.tsx';
import { OwnOffers } from './own-offers.tsx';
import { ThreadSheet } from './thread-sheet.tsx';
import { WithdrawalQuestion } from './withdrawal-question.tsx';

const bankQuoteQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['bank-quote', id, locale],
    queryFn: ({ signal }) => call(bankQuotes.read, { params: { id }, query: { locale }, signal }),
  });

/** One request that was shared with my bank: the deal, my bank's offers, and the editor for the next one. */
export default function BankQuotePage() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery(bankQuoteQuery(id, useLocale()));
  const refused = query.error instanceof ApiError ? query.error : null;
  return (
    <Stack className={styles.page}>
      {refused?.status === 404 ? (
        <Unreadable title={t('deal.missing.title')}>{t('deal.missing.sentence')}</Unreadable>
      ) : refused?.code === 'company.not-allowed' ? (
        <Unreadable title={t('requests.not-allowed.title')}>{t('requests.not-allowed.sentence')}</Unreadable>
      ) : (
        <Answer query={query} heading={t('deal.heading')}>
          {(detail) => <Deal detail={detail} onChanged={async () => void (await query.refetch())} />}
        </Answer>
      )}
    </Stack>
  );
}

/** Why there is nothing to read. */
function Unreadable({ title, children }: { title: string; children: string }) {
  const t = useText();
  return (
    <EmptySheet
      level={1}
      title={title}
      action={
        <ButtonLink as={LocaleLink} to="/bank/quotes">
          {t('requests.title')}
        </ButtonLink>
      }
    >
      {children}
    </EmptySheet>
  );
}

type DealProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

function Deal({ detail, onChanged }: DealProps) {
  const t = useText();
  const mayOffer = detail.moves.includes('propose-binding') || detail.moves.includes('send-indicative');
  return (
    <>
      <Head detail={detail} />
      {!detail.isVersionCurrent && detail.quote && <Note tone="warning">{t('deal.version-replaced')}</Note>}
      <Columns aside="narrow" gap="4">
        <Stack>
          <ConfirmOffer detail={detail} onChanged={onChanged} />
          <DrawdownSheet detail={detail} onChanged={onChanged} />
          <LetterSheet detail={detail} onChanged={onChanged} />
          <ConditionsSheet detail={detail} onChanged={onChanged} />
          <OwnOffers detail={detail} onChanged={onChanged} />
          <OwnLetters detail={detail} onChanged={onChanged} />
          {mayOffer && (
            <NextOffer
              key={detail.offers.length + detail.letters.length}
              detail={detail}
              onChanged={onChanged}
            />
          )}
          <WithdrawalQuestion detail={detail} onChanged={onChanged} />
          <EndByBank detail={detail} onChanged={onChanged} />
        </Stack>
        <Stack as="aside" className={styles.side}>
          <AssigneeSheet detail={detail} onChanged={onChanged} />
          <DealSheet detail={detail} />
          <ExposureSheet detail={detail} />
          <ThreadSheet detail={detail} onChanged={onChanged} />
        </Stack>
      </Columns>
    </>
  );
}

function Head({ detail }: { detail: BankQuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const goods = detail.quote?.lines[0]?.title;
  const name = [detail.buyer.name, goods].filter(Boolean).join(', ');
  const facts = [
    { term: t('deal.number'), detail: detail.number },
    { term: t('deal.amount'), detail: formatMoney(detail.amount) },
    { term: t('deal.offers-until'), detail: formatLastDay(detail.offersUntil, locale) },
  ];
  return (
    <Stack as="header">
      <title>{`${detail.number}, ${name} · ${publicConfig().brandName}`}</title>
      <Breadcrumb label={t('breadcrumb.label')} current={detail.number}>
        <LocaleLink to="/bank/quotes">{t('requests.title')}</LocaleLink>
      </Breadcrumb>
      <Row gap="3" justify="between">
        <Row gap="3">
          <Heading level={1}>{name}</Heading>
          <RequestState state={detail.state} />
          {detail.declineCode && (
            <Text as="span">{t('deal.declined', { reason: declineWords(detail.declineCode, locale) })}</Text>
          )}
        </Row>
        <TitleBlock facts={facts} />
      </Row>
    </Stack>
  );
}
