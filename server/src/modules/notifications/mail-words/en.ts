import type { MailWords } from './mail-words.ts';

const openQuote = 'Open the quote';
const openRfq = 'Open the request';
const openCompany = 'Open your company data';
const inTheirWords = 'In their words: {reason}';
const staffNote = 'Note from the staff: {reason}';

export const english: MailWords = {
  'rfq-received': {
    subject: '{number}: {company} requests a quote',
    body: ['{company} has sent you request {number} and awaits your offer.'],
    action: openRfq,
  },
  'rfq-info-asked': {
    subject: '{number}: {company} has a question',
    body: ['{company} needs an answer from you before it can make an offer on {number}.'],
    action: openRfq,
  },
  'rfq-info-given': {
    subject: '{number}: {company} has answered',
    body: ['{company} has answered your question on {number}. You can make your offer now.'],
    action: openRfq,
  },
  'rfq-declined': {
    subject: '{number}: {company} declines',
    body: ['{company} will make no offer on {number}.', inTheirWords],
    action: openRfq,
  },
  'rfq-withdrawn': {
    subject: '{number}: {company} has withdrawn its request',
    body: ['{company} no longer asks for an offer on {number}.', inTheirWords],
    action: openRfq,
  },
  'rfq-not-selected': {
    subject: '{number}: another offer was chosen',
    body: ['{company} has accepted another maker’s offer. {number} is closed; there is nothing left to do.'],
    action: openRfq,
  },
  'rfq-expired': {
    subject: '{number}: no offer came in time',
    body: ['The time to answer request {number} is over. Other side: {company}.'],
    action: openRfq,
  },
  'quote-received': {
    subject: '{number}: {company} has sent version {version}',
    body: ['{company} has sent version {version} of its quote on {number}. It awaits your decision.'],
    action: openQuote,
  },
  'quote-countered': {
    subject: '{number}: {company} makes a counter-offer',
    body: ['{company} answers version {version} of your quote on {number} with a counter-offer.'],
    action: openQuote,
  },
  'quote-counter-withdrawn': {
    subject: '{number}: {company} has withdrawn its counter-offer',
    body: ['Version {version} of your quote on {number} stands as you sent it.'],
    action: openQuote,
  },
  'quote-offer-kept': {
    subject: '{number}: {company} keeps its offer',
    body: ['{company} does not change version {version} of its quote on {number}. It awaits your decision.'],
    action: openQuote,
  },
  'quote-renewal-asked': {
    subject: '{number}: {company} asks you to renew your quote',
    body: ['Version {version} of your quote on {number} has expired. {company} asks for a new one.'],
    action: openQuote,
  },
  'quote-approval-awaited': {
    subject: '{number}: your approval is awaited',
    body: [
      '{person} would like to accept the quote of {company} on {number}. It is above the approval limit.',
    ],
    action: openQuote,
  },
  'quote-approval-given': {
    subject: '{number}: approved and accepted',
    body: ['{person} has accepted the quote of {company} on {number}, as you asked.'],
    action: openQuote,
  },
  'quote-approval-refused': {
    subject: '{number}: not approved',
    body: ['{person} does not approve that the quote of {company} on {number} is accepted.', inTheirWords],
    action: openQuote,
  },
  'quote-accepted': {
    subject: '{number}: accepted by {company}',
    body: [
      '{company} has accepted version {version} of your quote on {number}.',
      'Its confirmation says what both companies are bound to, and from when.',
    ],
    action: openQuote,
  },
  'quote-accepted-by-us': {
    subject: '{number}: {person} has accepted the quote of {company}',
    body: ['{person} has accepted version {version} of the quote of {company} on {number} for your company.'],
    action: openQuote,
  },
  'quote-declined': {
    subject: '{number}: {company} declines your quote',
    body: ['{company} declines version {version} of your quote on {number}.', inTheirWords],
    action: openQuote,
  },
  'quote-withdrawn': {
    subject: '{number}: {company} has withdrawn its quote',
    body: ['{company} has withdrawn version {version} of its quote on {number}.', inTheirWords],
    action: openQuote,
  },
  'quote-acceptance-withdrawn': {
    subject: '{number}: {company} has withdrawn its acceptance',
    body: [
      '{company} found no financing in time and has withdrawn its acceptance of version {version} on {number}.',
      inTheirWords,
    ],
    action: openQuote,
  },
  'quote-expired': {
    subject: '{number}: the quote has expired',
    body: ['Version {version} of the quote on {number} has expired. Other side: {company}.'],
    action: openQuote,
  },
  'quote-message': {
    subject: '{number}: message from {company}',
    body: ['{person} of {company} has written to you about {number}.'],
    action: 'Read the message',
  },
  'rfq-reply-due': {
    subject: '{number}: an offer is due by {day}',
    body: ['{company} awaits your offer on {number} by {day}.'],
    action: openRfq,
  },
  'rfq-answer-due': {
    subject: '{number}: your answer is due by {day}',
    body: ['{company} awaits your answer on {number}. Without an offer the request ends on {day}.'],
    action: openRfq,
  },
  'quote-expires-soon': {
    subject: '{number}: the quote is valid until {day}',
    body: ['Version {version} of the quote on {number} expires on {day}. Other side: {company}.'],
    action: openQuote,
  },
  'case-about-quote': {
    subject: '{number}: the staff of the market may read it',
    body: [
      '{person} of the market’s staff has opened a case and may read {number} for 24 hours. Reason: {reason}',
      'The quote shows both companies who looked, and when.',
    ],
    action: openQuote,
  },
  'case-about-company': {
    subject: '{company}: the staff of the market may read your quotes',
    body: [
      '{person} of the market’s staff has opened a case and may read the quotes of {company} for 24 hours. Reason: {reason}',
      'Each quote that was read shows who looked, and when.',
    ],
    action: openCompany,
  },
  'company-submitted': {
    subject: '{company} awaits verification',
    body: ['{company} has submitted its data.'],
    action: 'Open the verification',
  },
  'company-in-review': {
    subject: '{company} is being reviewed',
    body: ['The staff of the market are looking at the data of {company}.'],
    action: openCompany,
  },
  'company-changes-requested': {
    subject: '{company}: something has to be corrected',
    body: [
      'The staff of the market ask you to correct the data of {company}: {reason}',
      'Correct it and submit it again; then they continue.',
    ],
    action: openCompany,
  },
  'company-approved': {
    subject: '{company} is approved',
    body: ['{company} can now request quotes, publish products and make offers.', staffNote],
    action: openCompany,
  },
  'company-rejected': {
    subject: '{company} was not approved',
    body: ['The staff of the market have not approved {company}. Reason: {reason}'],
    action: openCompany,
  },
  'company-suspended': {
    subject: '{company} is suspended',
    body: [
      'Until further notice {company} can neither request quotes nor make offers. Reason: {reason}',
      'You can still read everything.',
    ],
    action: openCompany,
  },
  'company-reinstated': {
    subject: '{company} is approved again',
    body: ['The suspension of {company} is over. Everything works as before.', staffNote],
    action: openCompany,
  },
};
