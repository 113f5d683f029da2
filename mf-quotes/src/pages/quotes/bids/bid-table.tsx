import { quantityOf } from 'shared-kit/contract/products';
import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import { MakerResponse } from 'shared-kit/page';
import { countryName, formatLastDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { CheckIcon, Icon, Text, TextLink } from 'shared-kit/ui';
import { QuoteStageBadge } from '../../../negotiation/quote-stage-badge.tsx';
import { useText } from '../../../text.ts';
import { AwardCell } from './award/award-cell.tsx';
import { type BidCell, type BidRow, bestOf, bidRows } from './bid-rows.ts';
import styles from './bid-table.module.css';
import type { Bid } from './bids-query.ts';

type Props = { group: QuoteGroupAnswer; onAward: (bid: Bid) => void };

/** A native table: makers are its columns, facts of their offers its rows. */
export function BidTable({ group, onAward }: Props) {
  const t = useText();
  const locale = useLocale();
  const { bids, kind, awardedAt } = group;
  const isOpen = kind === 'broadcast' && awardedAt === null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
    <section className={styles.frame} aria-label={t('bids.table')} tabIndex={0}>
      <table className={styles.table} aria-label={t('bids.table')}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {bids.map((bid) => (
              <MakerHead key={bid.quoteId} bid={bid} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('bids.row.status')}</th>
            {bids.map((bid) => (
              <td key={bid.quoteId}>
                <Standing bid={bid} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('bids.row.asked')}</th>
            {bids.map(({ quoteId, quantity, unit, firstLine }) => (
              <td key={quoteId}>{quantityOf(quantity, unit, firstLine, locale)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('bids.row.response')}</th>
            {bids.map(({ quoteId, maker }) => (
              <td key={quoteId}>
                <MakerResponse
                  makerId={maker.id}
                  none={<span className={styles.unstated}>{t('bids.too-few-requests')}</span>}
                />
              </td>
            ))}
          </tr>
          {bidRows(group, t, locale).map((row) => (
            <FactRow key={row.key} row={row} bids={bids} />
          ))}
          {isOpen && (
            <tr className={styles.award}>
              <th scope="row">{t('bids.row.award')}</th>
              {bids.map((bid) => (
                <AwardCell key={bid.quoteId} bid={bid} onAward={onAward} />
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function MakerHead({ bid: { quoteId, number, maker, offer } }: { bid: Bid }) {
  const t = useText();
  const locale = useLocale();
  const name = offer ? t('bids.version', { quote: number, number: offer.number }) : number;
  return (
    <th scope="col">
      <span className={styles.maker}>{maker.name}</span>
      <Text as="span" look="tiny" tone="subtle" className={styles.place}>
        {[maker.city, countryName(maker.country, locale)].filter(Boolean).join(', ')}
      </Text>
      <TextLink as={LocaleLink} to={`/quote/${quoteId}`}>
        {name}
      </TextLink>
    </th>
  );
}

/** Whose turn it is, and its deadline. */
function Standing({ bid: { stage, turn, dueAt } }: { bid: Bid }) {
  const t = useText();
  const locale = useLocale();
  const isMyTurn = turn === 'buyer';
  return (
    <>
      <QuoteStageBadge quote={{ stage, turn, isMyTurn }} />
      {dueAt && (
        <Text look="tiny" tone="subtle">
          {t('bids.until', { day: formatLastDay(dueAt, locale) })}
        </Text>
      )}
    </>
  );
}

function FactRow({ row, bids }: { row: BidRow; bids: readonly Bid[] }) {
  const t = useText();
  const best = bestOf(row);
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, at) => (
        <td key={bids[at]?.quoteId}>
          {cell ? (
            <Fact cell={cell} isBest={best !== null && cell.figure === best} />
          ) : (
            <span className={styles.unstated}>
              {t(bids[at]?.turn === 'nobody' ? 'bids.no-offer' : 'bids.no-offer-yet')}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The best value is bold with a tick: never colour alone. */
function Fact({ cell, isBest }: { cell: BidCell; isBest: boolean }) {
  const t = useText();
  return (
    <div className={styles.fact} data-best={isBest || undefined}>
      {cell.text === null ? (
        <span className={styles.unstated}>{t('quote.terms.open')}</span>
      ) : (
        <span>
          <span>{cell.text}</span>
          {isBest && <Icon of={CheckIcon} size="small" label={t('bids.best')} className={styles.tick} />}
        </span>
      )}
      {cell.note && (
        <Text as="span" look="tiny" tone="subtle">
          {cell.note}
        </Text>
      )}
    </div>
  );
}
