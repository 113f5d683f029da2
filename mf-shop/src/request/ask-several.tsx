import { Suspense, useState } from 'react';
import { lazyPart, useSession } from 'shared-kit/shell';
import { Button, type ButtonLook } from 'shared-kit/ui';
import type { Askable } from './asked-product.tsx';

const AskSeveralDialog = lazyPart(() => import('./ask-several-dialog.tsx'));

type Props = { products: readonly Askable[]; emphasis?: ButtonLook['emphasis']; children: string };

/** Opens the request to several makers. Only members of companies see it, since quotes are for companies. */
export function AskSeveral({ products, emphasis, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (useSession()?.secure.companyId == null) return null;
  return (
    <>
      <Button emphasis={emphasis} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <AskSeveralDialog products={products} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
