import type { CartLine } from 'shared-kit/contract/cart';
import { quoteRequests } from 'shared-kit/contract/quotes';
import { queries } from 'shared-kit/query';
import { cartKey } from '../../../cart/cart-query.ts';
import { RequestDialog } from '../../../request/request-dialog.tsx';
import { useRequesting } from '../../../request/use-requesting.ts';
import { useText } from '../../../text.ts';

type Props = { lines: readonly CartLine[]; makers: number; onClose: () => void };

/** Requests a quote from each maker of the cart for its own lines. */
export default function CartRequestDialog({ lines, makers, onClose }: Props) {
  const t = useText();
  const requesting = useRequesting({
    create: quoteRequests.fromCart,
    onCreated: () => {
      void queries.invalidateQueries({ queryKey: cartKey });
      onClose();
    },
  });
  const wishes = lines.map(({ productId, variantId, quantity, title, unit }) => ({
    productId,
    variantId,
    quantity,
    title,
    unit,
  }));
  return (
    <RequestDialog
      title={t('request.title', { count: makers })}
      text={t('request.text')}
      wishes={wishes}
      requesting={requesting}
      onSend={(terms) => void requesting.send({ ...terms, cartLineIds: lines.map(({ id }) => id) })}
      onClose={onClose}
    />
  );
}
