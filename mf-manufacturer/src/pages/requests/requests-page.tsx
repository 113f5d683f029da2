import type { QuoteListAnswer } from 'shared-kit/contract';
import { Answer, EmptySheet, Page } from 'shared-kit/page';
import { queries, useQuery } from 'shared-kit/query';
import { LocaleLink, useLiveNews, useLocale } from 'shared-kit/shell';
import { Button, ButtonLink, Pager, PagerStep } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useRequestChoice, writeChoice } from './request-choice.ts';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';
import styles from './requests-page.module.css';
import { requestsQuery } from './requests-query.ts';

/** Requests from buyers to my company. */
export default function RequestsPage() {
  const t = useText();
  const { choice } = useRequestChoice();
  const query = useQuery(requestsQuery(choice, useLocale()));
  useLiveNews('quote', () => void queries.invalidateQueries({ queryKey: ['requests'] }));
  const mine = query.data?.counts.mine ?? 0;
  return (
    <Page
      title={t('requests.title')}
      lead={query.data && t('requests.waiting', { count: mine })}
      actions={
        <ButtonLink as={LocaleLink} to="/manufacturer/products">
          {t('products.title')}
        </ButtonLink>
      }
    >
      {query.data?.counts.total !== 0 && <RequestFilters counts={query.data?.counts} />}
      <Answer query={query}>
        {(answer) => (
          <div className={styles.list} aria-busy={query.isPlaceholderData}>
            <Requests answer={answer} />
          </div>
        )}
      </Answer>
    </Page>
  );
}

function Requests({ answer: { quotes, next, counts } }: { answer: QuoteListAnswer }) {
  const t = useText();
  const { choice, choose } = useRequestChoice();
  if (counts.total === 0)
    return <EmptySheet title={t('requests.empty.title')}>{t('requests.empty.sentence')}</EmptySheet>;
  if (quotes.length === 0)
    return (
      <EmptySheet
        title={t('requests.none-found.title')}
        action={
          <Button onClick={() => choose({ turn: null, search: '' })}>
            {t('requests.none-found.action')}
          </Button>
        }
      >
        {t('requests.none-found.sentence')}
      </EmptySheet>
    );
  const pageAt = (cursor: string | null) => `/manufacturer${writeChoice({ ...choice, cursor })}`;
  return (
    <>
      <RequestTable quotes={quotes} />
      {(choice.cursor || next) && (
        <Pager label={t('products.pages')}>
          <PagerStep as={LocaleLink} to={pageAt(null)} direction="previous" unavailable={!choice.cursor}>
            {t('products.first-page')}
          </PagerStep>
          <PagerStep as={LocaleLink} to={pageAt(next)} direction="next" unavailable={!next}>
            {t('products.next-page')}
          </PagerStep>
        </Pager>
      )}
    </>
  );
}
