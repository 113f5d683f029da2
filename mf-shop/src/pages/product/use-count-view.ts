import { useEffect } from 'react';
import { api } from 'shared-kit/shell';

/** Counts that a product is looked at, for its maker's figures. Nothing depends on it, so a failure is ignored. */
export function useCountView(productId: string): void {
  useEffect(() => {
    api.put(`/api/products/${encodeURIComponent(productId)}/view`, {}).catch(() => undefined);
  }, [productId]);
}
