import { formatMoney, type QuotesAnswer } from 'shared-kit/contract';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, Row, RowHead, Sheet, Table } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { QuoteState } from './quote-state.tsx';

type Quote = QuotesAnswer['quotes'][number];

export function QuoteTable({ quotes }: { quotes: readonly Quote[] }) {
  const t = useText();
  return (
    <Sheet>
      <Table label={t('quotes.title')} stacked>
        <thead>
          <tr>
            <ColumnHead>{t('quotes.column.number')}</ColumnHead>
            <ColumnHead>{t('quotes.column.maker')}</ColumnHead>
            <ColumnHead>{t('quotes.column.what')}</ColumnHead>
            <ColumnHead numeric>{t('quotes.column.total')}</ColumnHead>
            <ColumnHead>{t('quotes.column.reply-by')}</ColumnHead>
            <ColumnHead>{t('quotes.column.state')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function QuoteRow({ quote }: { quote: Quote }) {
  const t = useText();
  const locale = useLocale();
  const others = quote.lineCount - 1;
  return (
    <Row>
      <RowHead>{quote.number}</RowHead>
      <Cell>{quote.maker.name}</Cell>
      <Cell>
        {quote.firstLine}
        {others > 0 && ` ${t('quotes.more-lines', { count: others })}`}
      </Cell>
      <Cell numeric>{quote.total ? formatMoney(quote.total) : t('quotes.on-request')}</Cell>
      <Cell>{quote.replyBy ? formatDay(quote.replyBy, locale) : t('quotes.no-deadline')}</Cell>
      <Cell>
        <QuoteState state={quote.state} />
      </Cell>
    </Row>
  );
}
