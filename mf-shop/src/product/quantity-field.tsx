import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { formatFigure } from '../format/figure.ts';
import { useText } from '../text.ts';
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx';

type QuantityFieldProps = {
  /** What may be ordered of the product. */
  of: Pick<ProductDetail, 'minimumOrder' | 'orderMultiple'>;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Names the product where several quantities stand on one page. */
  label?: string;
  max?: number;
};

/** How much of a product is wanted, in whole lots from the smallest order on. */
export function QuantityField({ of, quantity, onQuantity, label, max }: QuantityFieldProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <QuantityStepper
      label={label ?? t('product.quantity')}
      fewerLabel={t('product.quantity-fewer')}
      moreLabel={t('product.quantity-more')}
      value={quantity}
      onChange={onQuantity}
      min={of.minimumOrder}
      {...(max !== undefined && { max })}
      step={of.orderMultiple}
      format={(value) => formatFigure(value, locale)}
    />
  );
}
