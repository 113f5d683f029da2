import type { NotificationKind } from './choices.ts';

type EventFacts = Readonly<{
  /** The user's choice that decides whether it is mailed; null if nobody may switch it off. */
  kind: NotificationKind | null;
  /** Whether it awaits or concerns somebody enough for a mail; the inbox has it either way. */
  byMail: boolean;
  /** Names in its sentence. */
  params: readonly NoticeParam[];
}>;

/**
 * `number` of an RFQ. `document` is its requirement's code or staff's words. `company` at the other side, `day` as an ISO
 * date, `reason` in somebody's own words, empty where they gave none. `cause` is the code of a bank's reason to decline. `area` is a name such as `mf-shop`,
 * `instead` the version that visitors get again.
 */
export type NoticeParam =
  | 'number'
  | 'document'
  | 'company'
  | 'version'
  | 'instead'
  | 'day'
  | 'reason'
  | 'person'
  | 'cause'
  | 'area';

const mailed =
  <Kind extends NotificationKind | null>(kind: Kind) =>
  <const Params extends readonly NoticeParam[]>(...params: Params) => ({ kind, byMail: true, params });
const quotes = mailed('quotes');
const reminder = mailed('reminders');
const verification = mailed('verification');
const always = mailed(null);

/** Everything that users are told of. Pages and mails have a sentence for each, in every language. */
export const notificationEvents = {
  'rfq-received': quotes('number', 'company'),
  'rfq-info-asked': quotes('number', 'company'),
  'rfq-info-given': quotes('number', 'company'),
  'rfq-declined': quotes('number', 'company', 'reason'),
  'rfq-withdrawn': quotes('number', 'company', 'reason'),
  'rfq-not-selected': quotes('number', 'company'),
  'rfq-expired': quotes('number', 'company'),
  'quote-received': quotes('number', 'company', 'version'),
  'quote-countered': quotes('number', 'company', 'version'),
  'quote-counter-withdrawn': { ...quotes('number', 'company', 'version'), byMail: false },
  'quote-offer-kept': quotes('number', 'company', 'version'),
  'quote-renewal-asked': quotes('number', 'company', 'version'),
  'quote-approval-awaited': quotes('number', 'company', 'person'),
  'quote-approval-given': quotes('number', 'company', 'person'),
  'quote-approval-refused': quotes('number', 'company', 'person', 'reason'),
  'offer-approval-awaited': quotes('number', 'company', 'person'),
  'offer-approval-given': quotes('number', 'company', 'person'),
  'offer-approval-refused': quotes('number', 'company', 'person', 'reason'),
  'quote-accepted': quotes('number', 'company', 'version'),
  'quote-accepted-by-us': quotes('number', 'company', 'version', 'person'),
  'quote-declined': quotes('number', 'company', 'version', 'reason'),
  'quote-withdrawn': quotes('number', 'company', 'version', 'reason'),
  'quote-acceptance-withdrawn': quotes('number', 'company', 'version', 'reason'),
  'quote-expired': quotes('number', 'company', 'version'),
  'quote-halted': quotes('number', 'company'),
  'quote-resumed': quotes('number', 'company'),
  'quote-bank-account': quotes('number', 'company', 'day'),
  'quote-bank-account-kept': quotes('number', 'company'),
  'quote-assigned': quotes('number', 'company', 'person'),
  'quote-message': quotes('number', 'company', 'person'),
  'financing-requested': quotes('number', 'company'),
  'financing-approval-awaited': quotes('number', 'person'),
  'financing-offer': quotes('number', 'company'),
  'financing-declined': quotes('number', 'company', 'cause', 'reason'),
  'financing-withdrawn': quotes('number', 'company', 'reason'),
  'financing-withdrawal-asked': quotes('number', 'company', 'reason'),
  'financing-withdrawal-agreed': quotes('number', 'company', 'reason'),
  'financing-withdrawal-refused': quotes('number', 'company', 'reason'),
  'financing-offer-kept': quotes('number', 'company'),
  'financing-accepted': quotes('number', 'company'),
  'financing-closed': quotes('number', 'company'),
  'financing-asked': quotes('number', 'company'),
  'financing-answered': quotes('number', 'company'),
  'financing-message': quotes('number', 'company'),
  'financing-condition-refused': quotes('number', 'company', 'reason'),
  'financing-reconfirmation': quotes('number', 'company'),
  'financing-contract': quotes('number', 'company'),
  'financing-contract-confirmed': quotes('number', 'company'),
  'financing-contract-to-sign': quotes('number', 'company'),
  'financing-contract-refused': quotes('number', 'company', 'reason'),
  'financing-cancelled': quotes('number', 'company', 'reason'),
  'financing-ended': quotes('number', 'company', 'reason'),
  'financing-paid': quotes('number', 'company'),
  'financing-payments-reopened': quotes('number', 'company'),
  'financing-assigned': quotes('number', 'person'),
  'financing-letter-issued': quotes('number', 'company'),
  'financing-letter-presented': quotes('number', 'company'),
  'financing-letter-honoured': quotes('number', 'company'),
  'financing-expired': quotes('number'),
  'financing-offers-due': reminder('number', 'company', 'day'),
  'financing-offers-end': reminder('number', 'day'),
  'quote-unfinanced': quotes('number', 'company', 'version', 'reason'),
  'quote-financing-extended': quotes('number', 'company', 'version', 'day'),
  'quote-financing-secured': quotes('number', 'company', 'version'),
  'rfq-reply-due': reminder('number', 'company', 'day'),
  'rfq-answer-due': reminder('number', 'company', 'day'),
  'quote-expires-soon': reminder('number', 'company', 'version', 'day'),
  'quote-financing-due': reminder('number', 'company', 'version', 'day'),
  'case-about-quote': quotes('number', 'person', 'reason'),
  'case-about-company': verification('company', 'person', 'reason'),
  'document-rejected': verification('company', 'document', 'reason'),
  'document-infected': verification('company', 'document', 'reason'),
  'document-lapses': { ...reminder('company', 'document', 'day') },
  'document-lapsed': verification('company', 'document'),
  'signatory-confirmed': verification('company'),
  'bank-account-proposed': verification('company', 'person'),
  'bank-account-confirmed': verification('company', 'day'),
  'bank-account-in-force': verification('company'),
  'bank-account-withdrawn': verification('company', 'person'),
  'agreement-signed': verification('company'),
  'agreement-declined': verification('company', 'reason'),
  'agreement-in-force': verification('company'),
  'agreement-renewed': verification('company', 'day'),
  'import-checked': { kind: 'reminders', byMail: false, params: ['document'] },
  'import-applied': { kind: 'reminders', byMail: false, params: ['document'] },
  'import-failed': { kind: 'reminders', byMail: false, params: ['document'] },
  'company-submitted': verification('company'),
  'claim-received': verification('person', 'company'),
  /** For staff alone. */
  'claim-to-decide': verification('person', 'company'),
  'claim-granted': verification('company', 'reason'),
  'claim-joined': verification('person', 'company'),
  /** To the claimant, who may not learn whose number it is. */
  'claim-refused': verification('reason'),
  /** For staff alone. */
  'company-like-sanctioned': verification('company'),
  'company-in-review': { ...verification('company'), byMail: false },
  'company-changes-requested': verification('company', 'reason'),
  'company-approved': verification('company', 'reason'),
  'company-rejected': verification('company', 'reason'),
  'company-suspended': verification('company', 'reason'),
  'company-reinstated': verification('company', 'reason'),
  'company-lapsed': verification('company', 'reason'),
  'company-suspension-lifted': verification('company', 'reason'),
  'company-reopened': verification('company', 'reason'),
  'company-closed': verification('company', 'reason'),
  /** For staff alone. */
  'release-untried-allowed': always('area', 'version', 'person', 'reason'),
  /** For staff alone. */
  'release-refused-allowed': always('area', 'version', 'person', 'reason'),
  'release-taken-back': always('area', 'version', 'instead', 'reason'),
  'release-not-taken-back': always('area', 'version', 'reason'),
} as const satisfies Readonly<Record<string, EventFacts>>;

export type NotificationEvent = keyof typeof notificationEvents;

/** Texts that fill the sentence about an event. */
export type NoticeParams<Event extends NotificationEvent = NotificationEvent> = Readonly<
  Record<(typeof notificationEvents)[Event]['params'][number], string>
>;

export const isNotificationEvent = (value: string): value is NotificationEvent =>
  Object.hasOwn(notificationEvents, value);
