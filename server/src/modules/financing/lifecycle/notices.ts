import type { NoticeParams, NotificationEvent } from 'shared-kit/contract/notifications';
import type { Tx } from '../../platform/db/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import type { BankQuoteRow, RequestRow } from './lifecycle/locked-financing.ts';

type FinancingEvent = Extract<NotificationEvent, `financing-${string}`>;
type News<Event extends FinancingEvent> = Readonly<{
  event: Event;
  params: Omit<NoticeParams<Event>, 'number'>;
  except: string | null;
  /** Distinguishes this news from earlier ones of its kind. */
  key: string;
}>;

/** Notifies a bank about one of its bank quotes, in the transaction that causes it. */
export const tellBank = <Event extends FinancingEvent>(
  parts: MailParts,
  tx: Tx,
  { request, bankQuote }: Readonly<{ request: RequestRow; bankQuote: BankQuoteRow }>,
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
