import type { BankQuoteTransition } from 'shared-kit/contract/financing';
import type { NoticeParams, NotificationEvent } from 'shared-kit/contract/notifications';
import type { Tx } from '../../../platform/db/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import type { Company } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import type { BankQuoteRow, Financing, RequestRow } from './locked-financing.ts';

type FinancingEvent = Extract<NotificationEvent, `financing-${string}`>;
type News<Event extends FinancingEvent> = Readonly<{
  event: Event;
  params: Omit<NoticeParams<Event>, 'number'>;
  except: string | null;
  /** Distinguishes this news from earlier ones of its kind. */
  key: string;
}>;

type Dealt = Pick<BankQuoteRow, 'id' | 'bankCompanyId'>;

/** Notifies a bank about one of its bank quotes, in the transaction that causes it. */
export const tellBank = <Event extends FinancingEvent>(
  parts: MailParts,
  tx: Tx,
  { request, bankQuote }: Readonly<{ request: RequestRow; bankQuote: Dealt }>,
  { event, params, except, key }: News<Event>,
): Promise<void> =>
  notify(parts, tx, {
    event,
    params: { ...params, number: request.number } as NoticeParams<Event>,
    to: { companyId: bankQuote.bankCompanyId },
    except,
    path: `/bank/quotes/${bankQuote.id}`,
    dedupeKey: `${event}:${bankQuote.id}:${key}`,
  });

/** Notifies the buyer's company. */
export const tellBuyer = <Event extends FinancingEvent>(
  parts: MailParts,
  tx: Tx,
  request: RequestRow,
  { event, params, except, key }: News<Event>,
): Promise<void> =>
  notify(parts, tx, {
    event,
    params: { ...params, number: request.number } as NoticeParams<Event>,
    to: { companyId: request.buyerCompanyId },
    except,
    path: `/quote/${request.rfqId}`,
    dedupeKey: `${event}:${request.id}:${key}`,
  });

/** Who makes a move; without a user the market itself. The buyer is told of an officer's bank. */
export type Acting = Readonly<{ parts: MailParts; userId: string | null; bank?: Company }>;

/** What a move's notice says beside its company, and what distinguishes it; without a key the move does. */
export type MoveNews = Readonly<{ key?: string; reason?: string; cause?: string }>;

type Told = Readonly<{ event: FinancingEvent; to: 'buyer' | 'bank'; key?: string }>;
const offered: Told = { event: 'financing-offer', to: 'buyer' };
const withdrawn: Told = { event: 'financing-withdrawn', to: 'buyer' };
const ended: Told = { event: 'financing-ended', to: 'buyer' };
/** Worded alike however it ended, so that no bank learns that another one was chosen. */
const closed: Told = { event: 'financing-closed', to: 'bank', key: 'closed' };

/** The notice that each move sends, and to which side. `null`: none, or one of its own. */
const told: Readonly<Record<BankQuoteTransition, Told | null>> = {
  ask: { event: 'financing-asked', to: 'buyer' },
  // The answer tells of itself.
  'give-info': null,
  'send-indicative': offered,
  'approve-binding': offered,
  'send-binding': offered,
  confirm: offered,
  // Those who may send it are told.
  'propose-binding': null,
  'refuse-binding': null,
  decline: { event: 'financing-declined', to: 'buyer' },
  'withdraw-indicative': withdrawn,
  withdraw: withdrawn,
  'withdraw-unconfirmed': withdrawn,
  'ask-withdrawal': { event: 'financing-withdrawal-asked', to: 'buyer' },
  'keep-offer': { event: 'financing-offer-kept', to: 'buyer' },
  'agree-to-withdrawal': { event: 'financing-withdrawal-agreed', to: 'bank' },
  'refuse-withdrawal': { event: 'financing-withdrawal-refused', to: 'bank' },
  accept: { event: 'financing-accepted', to: 'bank', key: 'accepted' },
  'decline-by-buyer': closed,
  'not-select': closed,
  'withdraw-consent': closed,
  'cancel-with-quote': closed,
  // The end of the request tells of itself.
  expire: null,
  reopen: { event: 'financing-reconfirmation', to: 'bank' },
  // Whoever has to sign next is told.
  'propose-contract': null,
  'sign-for-bank': null,
  'withdraw-contract': null,
  'refuse-contract': { event: 'financing-contract-refused', to: 'bank' },
  sign: { event: 'financing-contract-confirmed', to: 'bank' },
  fail: ended,
  cancel: { event: 'financing-cancelled', to: 'bank', key: 'cancelled' },
  // The maker is told, too.
  issue: null,
  present: null,
  honour: null,
  'refuse-documents': ended,
  // A payment tells of itself, and of what it closes or reopens.
  'pay-out': null,
  'correct-payment': null,
  close: null,
  'reopen-payments': null,
  'cancel-rest': ended,
  terminate: ended,
};

type Move = Readonly<{ name: BankQuoteTransition; by: Acting; news: MoveNews | undefined }>;

/** Notifies the other side of a move. */
export async function tellOfMove(
  tx: Tx,
  { request, quote }: Financing,
  moved: Dealt,
  { name, by: { parts, userId, bank }, news = {} }: Move,
): Promise<void> {
  const notice = told[name];
  if (!notice) return;
  const { event, to } = notice;
  const { key = notice.key ?? `${moved.id}:${name}`, ...words } = news;
  const company = to === 'bank' ? quote.buyer.brandName : bank?.brandName;
  if (company === undefined) throw new Error(`${name} is a bank's move`);
  const params = { company, ...words } as NoticeParams<FinancingEvent>;
  if (to === 'bank')
    await tellBank(parts, tx, { request, bankQuote: moved }, { event, params, except: userId, key });
  else await tellBuyer(parts, tx, request, { event, params, except: userId, key });
}
