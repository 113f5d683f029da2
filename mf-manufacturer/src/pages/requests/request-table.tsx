import { moneyColumn } from 'shared-kit/contract/money';
import { quantityOf } from 'shared-kit/contract/products';
import type { QuoteListItem } from 'shared-kit/contract/quotes';
import { ListTable, SalespersonField } from 'shared-kit/page';
import { queries } from 'shared-kit/query';
import { formatLastDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestBadge } from './request-badge.tsx';
import styles from './request-table.module.css';

const twoDays = 2 * 86_400_000;

const askRequestsAgain = () => void queries.invalidateQueries({ queryKey: ['requests'] });

type Part = { quote: QuoteListItem };

export function RequestTable({ quotes }: { quotes: readonly QuoteListItem[] }) {
  const t = useText();
  const locale = useLocale();
  const money = moneyColumn(quotes.map(({ total }) => total));
  return (
    <ListTable
      label={t('requests.title')}
      items={quotes}
      hover
      columns={[
        { head: t('requests.column.number'), cell: (quote) => <QuoteLink quote={quote} /> },
        { head: t('requests.column.buyer'), cell: (quote) => <Buyer quote={quote} /> },
        {
          head: t('requests.column.what'),
          cell: ({ firstQuantity, unit, firstLine, lineCount }) =>
            [
              quantityOf(firstQuantity, unit, firstLine, locale),
              lineCount > 1 && t('requests.more-lines', { count: lineCount - 1 }),
            ]
              .filter(Boolean)
              .join(' '),
        },
        {
          head: t('requests.column.value'),
          cell: ({ total }) => (total ? money(total) : t('products.on-request')),
          numeric: true,
        },
        {
          head: t('requests.column.person'),
          cell: (quote) => <SalespersonField quote={quote} inTable onChanged={askRequestsAgain} />,
        },
        { head: t('requests.column.status'), cell: (quote) => <RequestBadge quote={quote} />, corner: true },
        {
          head: t('requests.column.due'),
          cell: (quote) => <Due quote={quote} />,
          blank: ({ dueAt }) => !dueAt,
          numeric: true,
        },
      ]}
    />
  );
}

const QuoteLink = ({ quote: { id, number } }: Part) => (
  <TextLink as={LocaleLink} to={`/quote/${id}`} className={styles.number}>
    {number}
  </TextLink>
);

const Buyer = ({ quote: { buyer } }: Part) => (
  <>
    <span>{buyer.name}</span>{' '}
    <span className={styles.place}>{[buyer.city, buyer.country].filter(Boolean).join(', ')}</span>
  </>
);

/** What ends soon without an answer of ours stands out. */
function Due({ quote: { dueAt, isMyTurn } }: Part) {
  const locale = useLocale();
  if (!dueAt) return <span>–</span>;
  const isSoon = isMyTurn && Date.parse(dueAt) - Date.now() < twoDays;
  return <span className={isSoon ? styles.soon : undefined}>{formatLastDay(dueAt, locale)}</span>;
}
