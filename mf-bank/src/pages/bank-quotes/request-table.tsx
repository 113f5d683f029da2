import { type BankQuotesAnswer, moneyColumn } from 'shared-kit/contract';
import { countryName, formatDay, formatLastDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { ListTable } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestState } from './request-state.tsx';

export function RequestTable({ requests }: { requests: readonly BankQuotesAnswer['quotes'][number][] }) {
  const t = useText();
  const locale = useLocale();
  const money = moneyColumn(requests.map(({ amount }) => amount));
  return (
    <ListTable
      label={t('requests.title')}
      items={requests}
      columns={[
        {
          head: t('requests.column.number'),
          cell: ({ id, number }) => <LocaleLink to={`/bank/quotes/${id}`}>{number}</LocaleLink>,
        },
        {
          head: t('requests.column.buyer'),
          cell: ({ buyer }) =>
            t('requests.buyer', { name: buyer.name, country: countryName(buyer.country, locale) }),
        },
        { head: t('requests.column.subject'), cell: ({ subject }) => subject },
        { head: t('requests.column.amount'), cell: ({ amount }) => money(amount), numeric: true },
        {
          head: t('requests.column.term'),
          cell: ({ termMonths }) => t('requests.months', { count: termMonths }),
          numeric: true,
        },
        { head: t('requests.column.shared'), cell: ({ sharedAt }) => formatDay(sharedAt, locale) },
        {
          head: t('requests.column.until'),
          cell: ({ offersUntil }) => formatLastDay(offersUntil, locale),
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
