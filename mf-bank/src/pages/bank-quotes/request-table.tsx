import { type BankQuotesAnswer, bankQueueGroupOf } from 'shared-kit/contract/financing';
import { moneyColumn } from 'shared-kit/contract/money';
import { ListTable } from 'shared-kit/page';
import { countryName, formatDay, formatLastDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestState } from './request-state.tsx';
import styles from './request-table.module.css';

type Request = BankQuotesAnswer['quotes'][number];

export function RequestTable({ requests }: { requests: readonly Request[] }) {
  const t = useText();
  const locale = useLocale();
  const money = moneyColumn(requests.map(({ amount }) => amount));
  return (
    <ListTable
      label={t('requests.title')}
      items={requests}
      hover
      columns={[
        {
          head: t('requests.column.number'),
          cell: ({ id, number }) => (
            <TextLink as={LocaleLink} to={`/bank/quotes/${id}`} className={styles.whole}>
              {number}
            </TextLink>
          ),
        },
        {
          head: t('requests.column.buyer'),
          cell: ({ buyer }) =>
            t('requests.buyer', { name: buyer.name, country: countryName(buyer.country, locale) }),
        },
        {
          head: t('requests.column.subject'),
          cell: ({ subject }) => subject ?? '–',
          blank: ({ subject }) => subject === null,
        },
        { head: t('requests.column.amount'), cell: ({ amount }) => money(amount), numeric: true },
        {
          head: t('requests.column.term'),
          cell: ({ termMonths }) => t('requests.months', { count: termMonths }),
          numeric: true,
        },
        {
          head: t('requests.column.waiting'),
          cell: ({ waitingSince }) => (waitingSince ? formatDay(waitingSince, locale) : '–'),
          className: styles.whole,
          blank: ({ waitingSince }) => waitingSince === null,
        },
        {
          head: t('requests.column.assignee'),
          cell: ({ assignee }) => assignee?.name ?? '–',
          blank: ({ assignee }) => assignee === null,
        },
        {
          head: t('requests.column.until'),
          cell: (request) => <Deadline request={request} />,
          className: styles.whole,
        },
        {
          head: t('requests.column.state'),
          cell: ({ state }) => <RequestState state={state} />,
          corner: true,
        },
      ]}
    />
  );
}

/** Stands out where the bank has yet to offer and can do so for the last day, or no more. */
function Deadline({ request: { state, offersUntil, deadline } }: { request: Request }) {
  const t = useText();
  const day = formatLastDay(offersUntil, useLocale());
  if (bankQueueGroupOf[state] !== 'open' || deadline === 'ahead') return day;
  return <span className={styles[deadline]}>{t(`requests.until.${deadline}`, { day })}</span>;
}
