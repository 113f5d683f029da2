import { quoteLimits, type RequestTerms } from 'shared-kit/contract';
import { AppError } from '../../../platform/http/index.ts';
import { endOfDay } from '../lifecycle/end-of-day.ts';

type Terms = Omit<RequestTerms, 'attachmentIds'>;

/** The reply date must be in the future, but not too far. */
export function assertReplyBy({ replyBy }: Pick<Terms, 'replyBy'>, now: Date): void {
  if (replyBy === null) return;
  const days = (endOfDay(replyBy).getTime() - now.getTime()) / 86_400_000;
  if (days <= 0 || days > quoteLimits.longestDays + 1) {
    const reason = days <= 0 ? 'in-the-past' : 'too-far';
    throw new AppError('request.body-invalid', { errors: [{ name: 'replyBy', reason }] });
  }
}

/** A request's terms as columns of its RFQ. */
export const termColumns = ({ deliveryCountry, deliveryPlace, incoterm, replyBy, note }: Terms) => ({
  deliveryCountry,
  deliveryPlace,
  incotermRule: incoterm?.rule ?? null,
  incotermPlace: incoterm?.place ?? null,
  replyBy: replyBy === null ? null : endOfDay(replyBy),
  note,
});
