import { useRef, useState } from 'react';
import type { CartLine } from 'shared-kit/contract/cart';
import { cartLimits } from 'shared-kit/contract/cart';
import { Text } from 'shared-kit/ui';
import { useOrderTerms } from '../../format/order-terms.ts';
import { QuantityField } from '../../product/quantity-field.tsx';
import { useText } from '../../text.ts';
import { lineName } from './line-name.ts';
import type { CartActions } from './use-cart.ts';

/** The figure changes at once; the amounts wait for the server. */
export function LineQuantity({ line, change }: { line: CartLine } & Pick<CartActions, 'change'>) {
  const t = useText();
  const terms = useOrderTerms()(line);
  const [wanted, setWanted] = useState<number | null>(null);
  const newest = useRef<number | null>(null);

  // One request at a time; of the quantities set meanwhile, only the last is sent.
  const set = async (quantity: number) => {
    const isUnderWay = newest.current !== null;
    newest.current = quantity;
    setWanted(quantity);
    if (isUnderWay) return;
    let sent: number | null = null;
    while (newest.current !== null && newest.current !== sent) {
      sent = newest.current;
      if (!(await change(line.id, { quantity: sent }))) break;
    }
    newest.current = null;
    setWanted(null);
  };
  return (
    <div>
      <QuantityField
        of={line}
        quantity={wanted ?? line.quantity}
        onQuantity={(quantity) => void set(quantity)}
        label={t('cart.quantity-of', { product: lineName(line) })}
        max={cartLimits.quantity}
      />
      {terms && (
        <Text look="tiny" tone="subtle">
          {terms}
        </Text>
      )}
    </div>
  );
}
