import type { NotificationEvent } from 'shared-kit/contract/notifications';
import type { PartySide, QuoteTransition } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { findSalesperson } from './find-salesperson.ts';
import type { LockedQuote } from './locked-quote.ts';
import type { Party } from './party.ts';

type Told = Readonly<{
  event: NotificationEvent;
  to: readonly PartySide[];
  onlyDeciders?: boolean;
  /** Instead of the quote's page. */
  path?: (id: string) => string;
}>;

const buyer = ['buyer'] as const;
const seller = ['seller'] as const;
const both = ['buyer', 'seller'] as const;

export const quotePath = (id: string): string => `/quote/${id}`;
/** The maker's editor. */
const offerPath = (id: string): string => `/manufacturer/requests/${id}`;

/** The notice that each move sends, and to which side. `null`: none. `tellOfTransition` sends a few more to single people. */
const told: Readonly<Record<QuoteTransition, Told | null>> = {
  // Its maker has never heard of it.
  'edit-request': null,
  discard: null,
  submit: { event: 'rfq-received', to: seller },
  ask: { event: 'rfq-info-asked', to: buyer },
  answer: { event: 'rfq-info-given', to: seller },
  'decline-request': { event: 'rfq-declined', to: buyer },
  'withdraw-request': { event: 'rfq-withdrawn', to: seller },
  'expire-request': { event: 'rfq-expired', to: both },
  'not-select': { event: 'rfq-not-selected', to: seller },
  'save-offer': null,
  send: { event: 'quote-received', to: buyer },
  accept: { event: 'quote-accepted', to: seller },
  'decline-offer': { event: 'quote-declined', to: seller },
  'withdraw-offer': { event: 'quote-withdrawn', to: buyer },
  'withdraw-unfinanced': { event: 'quote-acceptance-withdrawn', to: seller },
  'end-unfinanced': { event: 'quote-unfinanced', to: buyer },
  'extend-financing': { event: 'quote-financing-extended', to: buyer },
  'expire-offer': { event: 'quote-expired', to: both },
  'ask-renewal': { event: 'quote-renewal-asked', to: seller },
  counter: { event: 'quote-countered', to: seller },
  'withdraw-counter': { event: 'quote-counter-withdrawn', to: seller },
  'keep-offer': { event: 'quote-offer-kept', to: buyer },
  'ask-discount': { event: 'offer-approval-awaited', to: seller, onlyDeciders: true, path: offerPath },
  'ask-approval': { event: 'quote-approval-awaited', to: buyer, onlyDeciders: true },
  // Those who asked are told.
  'refuse-approval': null,
  'refuse-discount': null,
  // The move that brings these tells of itself.
  'mark-quoted': null,
  supersede: null,
  'lose-offer': null,
  convert: null,
  'answer-counter': null,
  'close-counter': null,
  'give-approval': null,
  'close-approval': null,
  'give-discount': null,
  'close-discount': null,
};

/** The last valid day: what ends at midnight is valid through the day before. */
const lastDay = (end: Date): string => new Date(end.getTime() - 1).toISOString().slice(0, 10);

/** Parameters for any sentence about this quote, from the reader's side. */
const paramsFor = (
  { rfq, version, buyer: asks, seller: sells }: LockedQuote,
  to: PartySide,
  { text, by }: Readonly<{ text: string | null; by: Party }>,
) => ({
  number: rfq.number,
  company: (to === 'buyer' ? sells : asks).brandName,
  version: String(version?.number ?? 0),
  day: lastDay(rfq.dueAt ?? rfq.updatedAt),
  reason: text ?? '',
  person: by.name ?? '',
  // No event of a quote names these.
  document: '',
  cause: '',
  area: '',
  instead: '',
});

type News = Readonly<{
  event: NotificationEvent;
  to: PartySide;
  by: Party;
  text?: string | null;
  key: string;
  onlyDeciders?: boolean;
  path?: (id: string) => string;
}>;

/** An acceptance binds the whole company, and only deciders approve, whoever looks after the quote. */
const concernsAll: ReadonlySet<NotificationEvent> = new Set(['quote-accepted', 'offer-approval-awaited']);

/** Notifies one side of a quote, in the transaction that causes it. The maker's salesperson alone gets a mail. */
export async function tellSide(parts: MailParts, tx: Tx, quote: LockedQuote, news: News): Promise<void> {
  const { event, to, by, text = null, key, onlyDeciders = false, path = quotePath } = news;
  const { rfq } = quote;
  await notify(parts, tx, {
    event,
    params: paramsFor(quote, to, { text, by }),
    to: {
      companyId: to === 'buyer' ? rfq.buyerCompanyId : rfq.sellerCompanyId,
      ...(onlyDeciders && { roles: ['owner', 'approver'] as const }),
    },
    except: by.userId,
    mailOnly:
      to === 'seller' && !concernsAll.has(event) ? ((await findSalesperson(tx, rfq))?.id ?? null) : null,
    path: path(rfq.id),
    dedupeKey: `${event}:${rfq.id}:${key}`,
  });
}

/** Notifies those whom a transition concerns. Run it once the RFQ has its new revision. */
export async function tellOfTransition(
  parts: MailParts,
  tx: Tx,
  quote: LockedQuote,
  { transition, by, text = null }: Readonly<{ transition: QuoteTransition; by: Party; text?: string | null }>,
): Promise<void> {
  const news = told[transition];
  const key = String(quote.rfq.revision);
  if (news) for (const to of news.to) await tellSide(parts, tx, quote, { ...news, to, by, text, key });
  if (transition === 'refuse-approval' || transition === 'accept')
    await tellRequester(parts, tx, quote, { by, text });
  if (transition === 'refuse-discount' || transition === 'send')
    await tellDiscountRequester(parts, tx, quote, { by, text });
  if (transition === 'accept') await tellColleagues(parts, tx, quote, by);
}

/** Notifies the buyer's other members, whom it binds too. The one who asked for approval gets a separate notice. */
async function tellColleagues(parts: MailParts, tx: Tx, quote: LockedQuote, by: Party): Promise<void> {
  const { approval, rfq, version } = quote;
  const event = 'quote-accepted-by-us';
  await notify(parts, tx, {
    event,
    params: paramsFor(quote, 'buyer', { text: null, by }),
    to: { companyId: rfq.buyerCompanyId },
    except: [by.userId ?? [], approval?.state === 'given' ? approval.requestedBy : []].flat(),
    path: quotePath(rfq.id),
    dedupeKey: `${event}:${version?.id}`,
  });
}

/** Tells the member who asked for approval about the decision. */
async function tellRequester(
  parts: MailParts,
  tx: Tx,
  quote: LockedQuote,
  { by, text }: Readonly<{ by: Party; text: string | null }>,
): Promise<void> {
  const { approval, rfq } = quote;
  if (approval?.state !== 'given' && approval?.state !== 'refused') return;
  const event = approval.state === 'given' ? 'quote-approval-given' : 'quote-approval-refused';
  await notify(parts, tx, {
    event,
    params: paramsFor(quote, 'buyer', { text, by }),
    to: { userIds: [approval.requestedBy] },
    except: by.userId,
    path: quotePath(rfq.id),
    dedupeKey: `${event}:${approval.id}`,
  });
}

/** Tells the maker's member who asked for a discount above the limit whether the offer went out. */
async function tellDiscountRequester(
  parts: MailParts,
  tx: Tx,
  quote: LockedQuote,
  { by, text }: Readonly<{ by: Party; text: string | null }>,
): Promise<void> {
  const { discount, rfq, now } = quote;
  const isJustDecided = discount?.decidedAt?.getTime() === now.getTime();
  if (!isJustDecided || (discount.state !== 'given' && discount.state !== 'refused')) return;
  const event = discount.state === 'given' ? 'offer-approval-given' : 'offer-approval-refused';
  await notify(parts, tx, {
    event,
    params: paramsFor(quote, 'seller', { text, by }),
    to: { userIds: [discount.requestedBy] },
    except: by.userId,
    path: discount.state === 'given' ? quotePath(rfq.id) : offerPath(rfq.id),
    dedupeKey: `${event}:${discount.id}`,
  });
}

/** Notifies the other side of a message. */
export async function tellOfMessage(parts: MailParts, tx: Tx, quote: LockedQuote, by: Party): Promise<void> {
  const to = by.side === 'buyer' ? 'seller' : 'buyer';
  await tellSide(parts, tx, quote, { event: 'quote-message', to, by, key: String(quote.rfq.revision) });
}
