import type { Locale } from 'shared-kit/contract/languages';
import { quantityText } from 'shared-kit/contract/products';
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { totalOf } from '../line-total.ts';
import { requestedLineOf } from '../offers/requested-line.ts';
import type { RfqLine } from '../repository.ts';
import type { FrozenParties } from '../versions/frozen.ts';
import { lineTotalOf } from '../versions/offer-totals.ts';
import { sumText, unitPriceText } from './amounts.ts';
import {
  dayText,
  deliveryText,
  type Fact,
  facts,
  heading,
  lastDayText,
  orNotStated,
  partiesBlocks,
} from './blocks.ts';
import { footRow, itemText, lineColumns, numbered } from './line-blocks.ts';
import { say } from './words.ts';

type Parts = Readonly<{ parties: FrozenParties; brandName: string; locale: Locale }>;

/** A buyer's request, while there is no offer. */
export function requestPaper(quote: LockedQuote, { parties, brandName, locale }: Parts): PdfDocument {
  const { rfq } = quote;
  const title = `${say(locale, 'paper.request')} ${rfq.number}`;
  return {
    title,
    locale,
    author: parties.buyer.legalName,
    createdAt: issuedAt(quote),
    footNote: `${title} · ${brandName}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      facts(identity(quote, locale)),
      ...partiesBlocks(parties, locale),
      heading(say(locale, 'paper.lines')),
      requestedLines(quote, locale),
      {
        kind: 'paragraph',
        tone: 'muted',
        text: say(locale, 'sentence.of-request', { company: parties.seller.legalName }),
      },
    ],
  };
}

const issuedAt = ({ rfq }: LockedQuote): Date => rfq.submittedAt ?? rfq.createdAt;

function identity(quote: LockedQuote, locale: Locale): readonly Fact[] {
  const { number, replyBy, deliveryPlace: place, deliveryCountry: country, ...wish } = quote.rfq;
  const incoterm = [wish.incotermRule, wish.incotermPlace].filter(Boolean).join(' ');
  return [
    [say(locale, 'paper.number'), number],
    [say(locale, 'paper.issued'), dayText(issuedAt(quote), locale)],
    [say(locale, 'paper.replyBy'), replyBy ? lastDayText(replyBy, locale) : say(locale, 'paper.notStated')],
    [say(locale, 'paper.deliveryTo'), deliveryText({ place, country }, locale)],
    [say(locale, 'paper.incoterm'), orNotStated(incoterm, locale)],
  ];
}

/** A price of a private list is for the two companies alone, and papers go further. */
const withoutPrivatePrice = (line: RfqLine): RfqLine =>
  line.priceList === null ? line : { ...line, unitPrice: null };

function requestedLines({ rfq, lines: all }: LockedQuote, locale: Locale): PdfBlock {
  const lines = all.map(withoutPrivatePrice);
  const total = totalOf(lines, rfq.currency);
  const price = (text: string | null) => text ?? say(locale, 'paper.onRequest');
  const rows = lines.map((line) => {
    const { title, options, sku } = requestedLineOf(line, locale);
    const { quantity, unit, unitPrice } = line;
    return [
      itemText({ title, description: options, sku }),
      quantityText(quantity, unit, locale),
      price(unitPrice && unitPriceText(unitPrice, rfq.currency)),
      price(unitPrice && sumText(lineTotalOf({ quantity, unitPrice }), rfq.currency)),
    ];
  });
  return {
    kind: 'table',
    rowHead: 1,
    columns: lineColumns(locale),
    rows: rows.map(numbered),
    foot: [footRow(say(locale, 'paper.total'), price(total && sumText(total.amount, total.currency)))],
  };
}
