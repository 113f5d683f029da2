import type { RequestTerms } from 'shared-kit/contract/quotes';
import { endOfDay } from '../lifecycle/end-of-day.ts';

type Terms = Omit<RequestTerms, 'attachmentIds'>;

/** A request's terms as columns of its RFQ. */
export const termColumns = ({ deliveryCountry, deliveryPlace, incoterm, replyBy, note }: Terms) => ({
  deliveryCountry,
  deliveryPlace,
  incotermRule: incoterm?.rule ?? null,
  incotermPlace: incoterm?.place ?? null,
  replyBy: replyBy === null ? null : endOfDay(replyBy),
  note,
});
