import { Suspense, useState } from 'react';
import type { CartAnswer } from 'shared-kit/contract/cart';
import { lazyPart, useSession } from 'shared-kit/shell';
import { Button, Text } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const CartRequestDialog = lazyPart(() => import('./cart-request-dialog.tsx'));

/** Turns the cart into one request per maker. Lines that are unavailable stay in the cart. */
export function RequestQuotes({ cart }: { cart: CartAnswer }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const hasCompany = useSession()?.secure.companyId != null;
  const lines = cart.groups
    .flatMap((group) => group.lines)
    .filter(({ available, quantityFault }) => available && quantityFault === null);
  if (!hasCompany)
    return (
      <Text look="small" tone="muted">
        {t('request.no-company')}
      </Text>
    );
  return (
    <>
      <Button
        emphasis="primary"
        size="large"
        block
        disabled={lines.length === 0}
        onClick={() => setOpen(true)}
      >
        {t('request.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <CartRequestDialog
            lines={lines}
            makers={cart.groups.filter((group) => group.lines.some((line) => lines.includes(line))).length}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
