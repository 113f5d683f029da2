import { EmptySheet, ListPage } from 'shared-kit/page';
import { queries, useQuery } from 'shared-kit/query';
import { useLiveNews, useLocale } from 'shared-kit/shell';
import { Button, ButtonLink, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { bankQuotesQuery, queueAddress, queueFile, useQueueChoice, wholeQueue } from './queue-choice.ts';
import { QueueFigures } from './queue-figures.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { RequestTable } from './request-table.tsx';

/** The financing requests that buyers shared with my bank. */
export default function BankQuotesPage() {
  const t = useText();
  const { choice, choose } = useQueueChoice();
  const locale = useLocale();
  const query = useQuery(bankQuotesQuery(choice, locale));
  // A new request, and whatever a buyer does, is told in the inbox.
  useLiveNews('inbox', () => void queries.invalidateQueries({ queryKey: ['bank-quotes'] }));
  const words = { title: t('requests.title'), lead: t('requests.lead') };
  const { figures, onlySigned = false } = query.data ?? {};
  return (
    <ListPage
      {...words}
      actions={
        // There from the start, so that nothing moves down for it on a phone.
        figures?.total === 0 ? null : (
          <ButtonLink href={queueFile(choice, locale)} download>
            {t('requests.csv')}
          </ButtonLink>
        )
      }
      query={query}
      listOf={({ quotes, next, ...answer }) => ({ items: quotes, total: answer.figures.total, next })}
      filters={
        <>
          {onlySigned && (
            <Note tone="warning" title={t('requests.not-allowed.title')}>
              {t('requests.not-allowed.sentence')}
            </Note>
          )}
          <QueueFigures figures={figures} />
          <QueueFilters figures={figures} officers={query.data?.officers} />
        </>
      }
      empty={
        onlySigned ? (
          <EmptySheet title={t('requests.not-allowed.title')}>
            {t('requests.not-allowed.sentence')}
          </EmptySheet>
        ) : (
          <EmptySheet title={t('requests.empty.title')}>{t('requests.empty.sentence')}</EmptySheet>
        )
      }
      noneFound={
        <EmptySheet
          title={t('requests.none-found.title')}
          action={<Button onClick={() => choose(wholeQueue)}>{t('requests.none-found.action')}</Button>}
        >
          {t('requests.none-found.sentence')}
        </EmptySheet>
      }
      pages={{ cursor: choice.cursor, addressOf: (cursor) => queueAddress({ ...choice, cursor }) }}
    >
      {(requests) => <RequestTable requests={requests} />}
    </ListPage>
  );
}
