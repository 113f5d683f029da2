import type { Locale } from 'shared-kit/contract/languages';
import { moneyColumn } from 'shared-kit/contract/money';
import { quantityOf } from 'shared-kit/contract/products';
import type { QuoteListItem } from 'shared-kit/contract/quotes';
import { ListTable } from 'shared-kit/page';
import { formatLastDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import { QuoteStageBadge } from '../../negotiation/quote-stage-badge.tsx';
import { useText } from '../../text.ts';

export function QuoteTable({ quotes }: { quotes: readonly QuoteListItem[] }) {
  const t = useText();
  const locale = useLocale();
  const money = moneyColumn(quotes.map(({ total }) => total));
  return (
    <ListTable
      label={t('quotes.title')}
      items={quotes}
      hover
      columns={[
        { head: t('quotes.column.number'), cell: (quote) => <QuoteLink quote={quote} /> },
        { head: t('quotes.column.maker'), cell: ({ maker }) => maker.name },
        { head: t('quotes.column.what'), cell: (quote) => <Asked quote={quote} /> },
        {
          head: t('quotes.column.total'),
          cell: ({ total }) => (total ? money(total) : t('quotes.on-request')),
          numeric: true,
        },
        {
          head: t('quotes.column.due'),
          cell: (quote) => dueText(quote, locale, t),
          blank: ({ dueAt, turn }) => !dueAt && turn === 'nobody',
        },
        { head: t('quotes.column.state'), cell: (quote) => <QuoteStageBadge quote={quote} />, corner: true },
      ]}
    />
  );
}

const QuoteLink = ({ quote: { id, number } }: { quote: QuoteListItem }) => (
  <TextLink as={LocaleLink} to={`/quote/${id}`}>
    {number}
  </TextLink>
);

function Asked({ quote }: { quote: QuoteListItem }) {
  const t = useText();
  const locale = useLocale();
  const { firstQuantity, unit, firstLine, lineCount, groupId, number } = quote;
  return (
    <>
      <span>{quantityOf(firstQuantity, unit, firstLine, locale)}</span>
      {lineCount > 1 && <span>{` ${t('quotes.more-lines', { count: lineCount - 1 })}`}</span>}
      {groupId && (
        <>
          {' '}
          <TextLink
            as={LocaleLink}
            to={`/quotes?group=${groupId}`}
            aria-label={t('quotes.bids-of', { number })}
          >
            {t('quotes.bids')}
          </TextLink>
        </>
      )}
    </>
  );
}

/** A finished quote has no deadline. */
function dueText({ dueAt, turn }: QuoteListItem, locale: Locale, t: ReturnType<typeof useText>): string {
  if (dueAt) return formatLastDay(dueAt, locale);
  return turn === 'nobody' ? '–' : t('quotes.no-deadline');
}
