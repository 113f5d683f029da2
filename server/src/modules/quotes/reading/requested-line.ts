import type { Locale, RequestedLine } from 'shared-kit/contract';
import { lineTotalOf } from '../offers/offer-totals.ts';
import type { RfqLine } from '../repository.ts';

/** A requested line in its reader's language. */
export function requestedLineOf(line: RfqLine, locale: Locale): RequestedLine {
  const { id, productId, sku, quantity, unit, unitPrice, note } = line;
  return {
    key: id,
    productId,
    title: (locale === 'tr' ? line.titleTr : null) ?? line.titleEn,
    options: (locale === 'tr' && line.optionsTr) || line.optionsEn,
    sku,
    quantity,
    unit,
    unitPrice,
    total: unitPrice === null ? null : lineTotalOf({ quantity, unitPrice }),
    note,
  };
}
