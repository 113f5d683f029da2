import { type QuoteDetail, quoteIncoterms, type RequestTerms } from 'shared-kit/contract/quotes';

/** The terms of a request as typed into the form. */
export type RequestEntries = Readonly<{
  country: string;
  place: string;
  rule: string;
  incotermPlace: string;
  /** A day such as `2026-11-30`. */
  replyBy: string;
  note: string;
}>;

export const newRequestEntries = (country: string | null): RequestEntries => ({
  country: country ?? '',
  place: '',
  rule: '',
  incotermPlace: '',
  replyBy: '',
  note: '',
});

type Request = Pick<
  QuoteDetail['request'],
  'deliveryCountry' | 'deliveryPlace' | 'incoterm' | 'replyBy' | 'note'
>;

/** The form's entries for a saved draft. The reply deadline is stored as the first instant after its last day. */
export const requestEntriesOf = (request: Request): RequestEntries => ({
  country: request.deliveryCountry,
  place: request.deliveryPlace,
  rule: request.incoterm?.rule ?? '',
  incotermPlace: request.incoterm?.place ?? '',
  replyBy: request.replyBy ? new Date(Date.parse(request.replyBy) - 1).toISOString().slice(0, 10) : '',
  note: request.note,
});

/** The entries as the API takes them, without the attachments. */
export function requestTermsOf(entries: RequestEntries): Omit<RequestTerms, 'attachmentIds'> {
  const { country, place, rule, incotermPlace, replyBy, note } = entries;
  const wish = quoteIncoterms.find((each) => each === rule);
  return {
    deliveryCountry: country,
    deliveryPlace: place.trim(),
    incoterm: wish ? { rule: wish, place: incotermPlace.trim() } : null,
    replyBy: replyBy || null,
    note: note.trim(),
  };
}
