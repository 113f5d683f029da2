import type { Locale } from 'shared-kit/contract';
import type { PdfDocument } from '../../../platform/pdf/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { totalOf } from '../line-total.ts';
import { lineTotalOf } from '../offers/offer-totals.ts';
import type { FrozenParties } from '../offers/schema.ts';
import { requestedLineOf } from '../reading/requested-line.ts';
import { sumText, unitPriceText } from './amounts.ts';
import {
  dayText,
  deliveryText,
  facts,
  heading,
  lastDayText,
  orNotStated,
  partiesBlocks,
  quantityText,
} from './blocks.ts';
import { footRow, itemText, lineColumns, numbered } from './line-blocks.ts';
import { sentences } from './sentences.ts';
import { words } from './words.ts';

type Parts = Readonly<{ parties: FrozenParties; brandName: string; locale: Locale }>;

/** What a buyer asked for, as long as nobody has offered anything. */
export function requestPaper(quote: LockedQuote, { parties, brandName, locale }: Parts): PdfDocument {
  const { rfq, lines } = quote;
  const title = `${words.request[locale]} ${rfq.number}`;
  const createdAt = rfq.submittedAt ?? rfq.createdAt;
  const total = totalOf(lines, rfq.currency);
  const price = (text: string | null) => text ?? words.onRequest[locale];
  const rows = lines.map((line) => {
    const { title: name, options, sku } = requestedLineOf(line, locale);
    const { quantity, unit, unitPrice } = line;
    return [
      itemText({ title: name, description: options, sku }),
      quantityText(quantity, unit, locale),
      price(unitPrice && unitPriceText(unitPrice, rfq.currency)),
      price(unitPrice && sumText(lineTotalOf({ quantity, unitPrice }), rfq.currency)),
    ];
  });
  return {
    title,
    locale,
    author: parties.buyer.legalName,
    createdAt,
    footNote: `${title} · ${brandName}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      facts([
        [words.number[locale], rfq.number],
        [words.issued[locale], dayText(createdAt, locale)],
        [words.replyBy[locale], rfq.replyBy ? lastDayText(rfq.replyBy, locale) : words.notStated[locale]],
        [
          words.deliveryTo[locale],
          deliveryText({ place: rfq.deliveryPlace, country: rfq.deliveryCountry }, locale),
        ],
        [
          words.incoterm[locale],
          orNotStated([rfq.incotermRule, rfq.incotermPlace].filter(Boolean).join(' '), locale),
        ],
      ]),
      ...partiesBlocks(parties, locale),
      heading(words.lines[locale]),
      {
        kind: 'table',
        rowHead: 1,
        columns: lineColumns(locale),
        rows: rows.map(numbered),
        foot: [footRow(words.total[locale], price(total && sumText(total.amount, total.currency)))],
      },
      { kind: 'paragraph', tone: 'muted', text: sentences[locale].ofRequest(parties.seller.legalName) },
    ],
  };
}
