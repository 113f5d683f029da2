import { type formatMoney, moneyColumn, type QuoteListItem, quantityOf } from 'shared-kit/contract';
import { formatLastDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, Row, RowHead, Sheet, Table, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RequestBadge } from './request-badge.tsx';
import styles from './requests-page.module.css';

const twoDays = 2 * 86_400_000;

export function RequestTable({ quotes }: { quotes: readonly QuoteListItem[] }) {
  const t = useText();
  const money = moneyColumn(quotes.map(({ total }) => total));
  return (
    <Sheet>
      <Table label={t('requests.title')} stacked hover>
        <thead>
          <tr>
            <ColumnHead>{t('requests.column.number')}</ColumnHead>
            <ColumnHead>{t('requests.column.buyer')}</ColumnHead>
            <ColumnHead>{t('requests.column.what')}</ColumnHead>
            <ColumnHead numeric>{t('requests.column.value')}</ColumnHead>
            <ColumnHead>{t('requests.column.status')}</ColumnHead>
            <ColumnHead numeric>{t('requests.column.due')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <RequestRow key={quote.id} quote={quote} money={money} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

type RowProps = { quote: QuoteListItem; money: typeof formatMoney };

function RequestRow({ quote, money }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { buyer, firstQuantity, firstLine, lineCount, total } = quote;
  return (
    <Row>
      <RowHead>
        <TextLink as={LocaleLink} to={`/quote/${quote.id}`}>
          {quote.number}
        </TextLink>
      </RowHead>
      <Cell>
        {buyer.name}{' '}
        <span className={styles.place}>{[buyer.city, buyer.country].filter(Boolean).join(', ')}</span>
      </Cell>
      <Cell>
        {quantityOf(firstQuantity, quote.unit, firstLine, locale)}
        {lineCount > 1 && ` ${t('requests.more-lines', { count: lineCount - 1 })}`}
      </Cell>
      <Cell numeric>{total ? money(total) : t('products.on-request')}</Cell>
      <Cell corner>
        <RequestBadge quote={quote} />
      </Cell>
      <Cell numeric blank={!quote.dueAt}>
        <Due quote={quote} />
      </Cell>
    </Row>
  );
}

/** What ends soon without an answer of ours stands out. */
function Due({ quote: { dueAt, isMyTurn } }: { quote: QuoteListItem }) {
  const locale = useLocale();
  if (!dueAt) return '–';
  const isSoon = isMyTurn && Date.parse(dueAt) - Date.now() < twoDays;
  return <span className={isSoon ? styles.soon : undefined}>{formatLastDay(dueAt, locale)}</span>;
}
