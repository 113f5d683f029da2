import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import { formatDay, formatLastDay, useLocale } from 'shared-kit/shell';
import { Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { isOneDelivery } from './bid-rows.ts';

/** The state of the whole group in a sentence or two. */
export function BidsNote({ group: { kind, bids, awardedAt } }: { group: QuoteGroupAnswer }) {
  const t = useText();
  const locale = useLocale();
  const won = bids.filter(({ stage }) => stage === 'accepted' || stage === 'ordered');
  const drafts = bids.filter(({ stage }) => stage === 'draft').length;
  const asked = bids.length - drafts;
  const answered = bids.filter(({ offer }) => offer !== null).length;
  const dues = bids.flatMap(({ offer, dueAt }) => (offer === null && dueAt ? [dueAt] : [])).toSorted();
  const lastDay = dues.at(-1);
  const isOver = bids.every(
    ({ stage }) => stage === 'expired' || stage === 'withdrawn' || stage === 'declined',
  );
  if (kind === 'cart') return <Note>{t('bids.of-cart')}</Note>;
  if (awardedAt)
    return (
      <Note tone="positive" title={t('bids.awarded', { day: formatDay(awardedAt, locale) })}>
        {won.map(({ maker }) => maker.name).join(', ')}
      </Note>
    );
  return (
    <>
      {won.length > 0 && (
        <Note tone="positive">
          {t('bids.partly-awarded', { names: won.map(({ maker }) => maker.name).join(', ') })}
        </Note>
      )}
      {drafts > 0 && (
        <Note tone="warning" title={t('bids.drafts', { count: drafts })}>
          {t('bids.drafts-text')}
        </Note>
      )}
      {!isOneDelivery(bids) && <Note title={t('bids.deliveries')}>{t('bids.deliveries-text')}</Note>}
      {isOver && <Note tone="warning">{t('bids.over')}</Note>}
      {!isOver && asked > 0 && answered < asked && (
        <Note tone="warning" title={t('bids.answered', { count: answered, total: asked })}>
          {lastDay && t('bids.awaited', { day: formatLastDay(lastDay, locale) })}
        </Note>
      )}
    </>
  );
}
