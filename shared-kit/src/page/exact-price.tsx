import { exactPrice, type Money } from 'shared-kit/contract/money';
import { Text } from 'shared-kit/ui';

type ExactPriceProps = {
  /** Null: on request. */
  price: Money | null;
  quantity: number;
};

/** `= $2.875` beneath a unit price whose two decimals times the quantity aren't the line's amount; else nothing. */
export function ExactPrice({ price, quantity }: ExactPriceProps) {
  const exact = price && exactPrice(price, quantity);
  return exact && <Text look="tiny" tone="subtle" numeric>{`= ${exact}`}</Text>;
}
