import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { formatDay, useLocale } from 'shared-kit/shell';
import { type TimeLeft, timeLeft } from '../../../negotiation/time-left.ts';
import { useText } from '../../../text.ts';

/** The quote's state in one sentence: whose turn it is, until when, or how it ended. */
export function useStanding(quote: QuoteDetail): string {
  const t = useText();
  const locale = useLocale();
  const { stage, turn, viewer, dueAt, now } = quote;
  // Discarded before it was sent.
  if (stage === 'withdrawn' && !quote.request.submittedAt) return t('quote.standing.discarded');
  if (turn === 'nobody' || viewer === 'staff' || stage === 'draft') {
    const ended = quote.versions.at(-1)?.decidedAt;
    return t(`quote.standing.${stage}`, { day: ended ? formatDay(ended, locale) : '' });
  }
  const left = dueAt ? timeLeft(dueAt, now) : null;
  const mine = quote.isMyTurn ? 'mine' : 'theirs';
  const kind = stage === 'requested' || stage === 'needs_info' ? 'request' : 'offer';
  const sentence = t(`quote.standing.${kind}.${mine}`, {
    name: viewer === 'buyer' ? quote.seller.name : quote.buyer.name,
  });
  return left ? `${sentence} ${leftText(left, kind, t)}` : sentence;
}

/** Plurals need a count, so each unit has its own messages. */
const leftText = ({ unit, count }: TimeLeft, kind: 'request' | 'offer', t: ReturnType<typeof useText>) =>
  t(`quote.standing.left.${kind}`, { time: t(`quote.time.${unit}`, { count }) });
