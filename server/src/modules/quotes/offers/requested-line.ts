import type { Locale } from 'shared-kit/contract/languages';
import type { RequestedLine } from 'shared-kit/contract/quotes';
import { inLocale } from '../../../platform/local-text.ts';
import type { RfqLine } from '../repository.ts';
import { lineTotalOf } from '../versions/offer-totals.ts';

/** A requested line in its reader's language. */
export function requestedLineOf(line: RfqLine, locale: Locale): RequestedLine {
  const { id, productId, sku, quantity, unit, unitPrice, priceList, note } = line;
  return {
    key: id,
    productId,
    title: inLocale(line.title, locale),
    options: inLocale(line.options, locale),
    sku,
    quantity,
    unit,
    unitPrice,
    total: unitPrice === null ? null : lineTotalOf({ quantity, unitPrice }),
    priceList,
    note,
  };
}
