import {
  type formatMoney,
  type Locale,
  moneyColumn,
  type QuoteListItem,
  quantityOf,
} from 'shared-kit/contract';
import { formatLastDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { Cell, ColumnHead, Row, RowHead, Sheet, Table, TextLink } from 'shared-kit/ui';
import { QuoteStageBadge } from '../../negotiation/quote-stage-badge.tsx';
import { useText } from '../../text.ts';

export function QuoteTable({ quotes }: { quotes: readonly QuoteListItem[] }) {
  const t = useText();
  const money = moneyColumn(quotes.map(({ total }) => total));
  return (
    <Sheet>
      <Table label={t('quotes.title')} stacked hover>
        <thead>
          <tr>
            <ColumnHead>{t('quotes.column.number')}</ColumnHead>
            <ColumnHead>{t('quotes.column.maker')}</ColumnHead>
            <ColumnHead>{t('quotes.column.what')}</ColumnHead>
            <ColumnHead numeric>{t('quotes.column.total')}</ColumnHead>
            <ColumnHead>{t('quotes.column.due')}</ColumnHead>
            <ColumnHead>{t('quotes.column.state')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} money={money} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

type RowProps = { quote: QuoteListItem; money: typeof formatMoney };

function QuoteRow({ quote, money }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const others = quote.lineCount - 1;
  return (
    <Row>
      <RowHead>
        <TextLink as={LocaleLink} to={`/quote/${quote.id}`}>
          {quote.number}
        </TextLink>
      </RowHead>
      <Cell>{quote.maker.name}</Cell>
      <Cell>
        {quantityOf(quote.firstQuantity, quote.unit, quote.firstLine, locale)}
        {others > 0 && ` ${t('quotes.more-lines', { count: others })}`}
        {quote.groupId && (
          <>
            {' '}
            <TextLink
              as={LocaleLink}
              to={`/quotes?group=${quote.groupId}`}
              aria-label={t('quotes.bids-of', { number: quote.number })}
            >
              {t('quotes.bids')}
            </TextLink>
          </>
        )}
      </Cell>
      <Cell numeric>{quote.total ? money(quote.total) : t('quotes.on-request')}</Cell>
      <Cell blank={!quote.dueAt && quote.turn === 'nobody'}>{dueText(quote, locale, t)}</Cell>
      <Cell corner>
        <QuoteStageBadge quote={quote} />
      </Cell>
    </Row>
  );
}

/** A finished quote has no deadline. */
function dueText({ dueAt, turn }: QuoteListItem, locale: Locale, t: ReturnType<typeof useText>): string {
  if (dueAt) return formatLastDay(dueAt, locale);
  return turn === 'nobody' ? '–' : t('quotes.no-deadline');
}
