import { deviationWords } from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import type { PdfDocument } from '../../../platform/pdf/index.ts';
import { dayText, type Fact, facts } from '../../quotes/index.ts';
import { letterOf, loanOf } from '../lifecycle/loan-or-letter.ts';
import type { BankOfferRow, BankQuoteRow, RequestRow } from '../lifecycle/locked-financing.ts';
import { comparedWith, deviationsFrom } from '../lifecycle/sums.ts';
import { letterBlocks } from './letter-blocks.ts';
import { lineList } from './line-list.ts';
import { loanBlocks } from './loan-blocks.ts';
import { say } from './words.ts';

export type Sheet = Readonly<{
  request: RequestRow;
  bankQuote: BankQuoteRow;
  offer: BankOfferRow;
  /** Legal names. */
  bank: string;
  buyer: string;
  brandName: string;
  locale: Locale;
}>;

/** One offer of a bank as a document, in every state that it may be in. */
export function termSheet(sheet: Sheet): PdfDocument {
  const { request, bankQuote, offer, bank, buyer, brandName, locale } = sheet;
  const title = say(locale, 'title', { number: request.number, offer: offer.number });
  const at = offer.sentAt ?? offer.preparedAt;
  const letter = letterOf(offer);
  const loan = loanOf(offer);
  const identity: readonly Fact[] = [
    [say(locale, 'bank'), bank],
    [say(locale, 'buyer'), buyer],
    [
      say(locale, 'purchase'),
      `${request.quote.number} Rev ${request.quote.version}, ${request.quote.maker.name}`,
    ],
    [say(locale, 'kind'), say(locale, `kind.${offer.kind}`)],
    [say(locale, 'state'), say(locale, `state.${offer.state}`)],
    [say(locale, 'day'), dayText(at, locale)],
    [say(locale, 'valid-until'), dayText(new Date(offer.terms.validUntil), locale)],
  ];
  return {
    title,
    locale,
    author: bank,
    createdAt: at,
    footNote: `${title} · ${brandName}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      facts(identity),
      ...(letter ? letterBlocks(letter.terms, locale) : []),
      ...lineList(
        say(locale, 'deviations'),
        deviationsFrom(bankQuote, offer).map((it) => deviationWords(it, offer.terms.currency, locale)),
      ),
      ...(loan ? loanBlocks(loan, comparedWith(bankQuote, loan).purchase, locale) : []),
      { kind: 'paragraph', tone: 'muted', text: say(locale, sentenceOf(offer), { bank }) },
    ],
  };
}

/** Whom the offer binds. One that nobody sent binds nobody, and a letter of credit has no drawdown to reckon from. */
function sentenceOf(offer: BankOfferRow) {
  if (offer.state === 'refused') return 'sentence.refused';
  if (offer.kind === 'indicative') return 'sentence.indicative';
  return letterOf(offer) ? 'sentence.binding-letter' : 'sentence.binding';
}
