import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { OptionTiles } from 'shared-kit/ui/option-tiles';
import { isNegative, isZero } from '../../price/exact-amount.ts';
import { difference, type Variant, variantWith } from '../../product/variant-choice.ts';
import { useText } from '../../text.ts';
import styles from './option-choice.module.css';

/** `+$12,400`, `−$9,800` with a true minus sign. */
function signed({ amount, currency }: Money): string {
  const size = formatMoney({ amount: amount.replace('-', ''), currency });
  return `${isNegative(amount) ? '−' : '+'}${size}`;
}

/** One group of tiles per option; each tile shows the price difference to the current choice. */
export function OptionChoice({
  product,
  variant,
  choose,
}: {
  product: ProductDetail;
  variant: Variant;
  choose: (variant: Variant) => void;
}) {
  const t = useText();
  return (
    <div className={styles.root}>
      {product.options.map(({ id, name, values }, index) => (
        <OptionTiles
          key={id}
          legend={name}
          value={variant.values[index] ?? ''}
          onChange={(valueId) => {
            const next = variantWith(product, variant, index, valueId);
            if (next) choose(next);
          }}
          options={values.map((value) => {
            const other = variantWith(product, variant, index, value.id);
            const change = other && difference(variant, other);
            const isChosen = variant.values[index] === value.id;
            const same = !change || isZero(change.amount);
            return {
              value: value.id,
              label: value.label,
              note: isChosen ? t('product.option-included') : same ? undefined : signed(change),
              disabled: other === null,
            };
          })}
        />
      ))}
    </div>
  );
}
