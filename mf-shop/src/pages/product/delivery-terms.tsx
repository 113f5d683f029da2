import { useId } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { termsOf } from 'shared-kit/contract/products';
import { countryName, useLocale } from 'shared-kit/shell';
import { KeyValues, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { conditionOf } from '../../format/words.ts';
import type { Variant } from '../../product/variant-choice.ts';
import { useText } from '../../text.ts';

export function DeliveryTerms({ product, variant }: { product: ProductDetail; variant: Variant | null }) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const { condition, year, hsCode } = product;
  const stated = [
    [t('product.condition'), conditionOf(condition, year, t)],
    ...termsOf(product, locale).map(({ label, text, isUsual }) => [label, isUsual ? '' : text] as const),
    [t('product.origin'), product.origin && countryName(product.origin, locale)],
    [t('product.hs-code'), hsCode],
    [t('product.sku'), variant ? (variant.sku ?? '') : (product.sku ?? '')],
  ];
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
