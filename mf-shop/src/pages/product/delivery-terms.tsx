import { useId } from 'react';
import { type ProductDetail, quantityText } from 'shared-kit/contract';
import { countryName, useLocale } from 'shared-kit/shell';
import { KeyValues, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { conditionOf, leadTime } from '../../format/words.ts';
import type { Variant } from '../../product/variant-choice.ts';
import { useText } from '../../text.ts';

export function DeliveryTerms({ product, variant }: { product: ProductDetail; variant: Variant | null }) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const { condition, year, unit, minimumOrder, orderMultiple, warranty, hsCode } = product;
  const stated = [
    [t('product.condition'), conditionOf(condition, year, t)],
    [t('product.lead-time'), leadTime(product.leadTimeWeeks, t)],
    [t('product.incoterm'), t('incoterm', product.incoterm)],
    [t('product.minimum-order'), quantityText(minimumOrder, unit, locale)],
    [t('product.multiple'), orderMultiple > 1 ? quantityText(orderMultiple, unit, locale) : ''],
    [t('product.warranty'), warranty],
    [t('product.origin'), product.origin && countryName(product.origin, locale)],
    [t('product.hs-code'), hsCode],
    [t('product.sku'), variant ? (variant.sku ?? '') : (product.sku ?? '')],
  ] as const;
  const facts = stated.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
  return (
    <Sheet aria-labelledby={id}>
      <SheetHeader title={<span id={id}>{t('product.delivery')}</span>} />
      <SheetBody>
        <KeyValues facts={facts} />
      </SheetBody>
    </Sheet>
  );
}
