import { useEffect } from 'react';
import { catalogue } from 'shared-kit/contract/catalogue';
import { call } from 'shared-kit/shell';

/** Counts that a product is looked at, for its maker's figures. Nothing depends on it, so a failure is ignored. */
export function useCountView(productId: string): void {
  useEffect(() => {
    call(catalogue.countView, { params: { id: productId } }).catch(() => undefined);
  }, [productId]);
}
