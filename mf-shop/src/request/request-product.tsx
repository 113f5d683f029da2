import { Suspense, useState } from 'react';
import { lazyPart } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../text.ts';
import type { ProductWish } from './product-request-dialog.tsx';

const ProductRequestDialog = lazyPart(() => import('./product-request-dialog.tsx'));

/** The main action of a product's page: requests a quote for the chosen quantity and combination. */
export function RequestProduct({ className, ...wish }: ProductWish & { className?: string | undefined }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button emphasis="primary" size="large" className={className} onClick={() => setOpen(true)}>
        {t('request.product')}
      </Button>
      {isOpen && (
        <Suspense>
          <ProductRequestDialog {...wish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
