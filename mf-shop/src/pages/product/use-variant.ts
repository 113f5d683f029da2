import { useState } from 'react';
import type { ProductDetail } from 'shared-kit/contract';
import { useLocation, useNavigate } from 'shared-kit/router';
import { chosenVariant, type Variant } from './variant-choice.ts';

const parameter = 'variant';

/** The choice stands in the address, so that a link shows the same combination and the same price. */
export function useVariant(product: ProductDetail) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get(parameter);
  // The router takes its time; what was clicked shows at once.
  const [clicked, setClicked] = useState<{ id: string; before: string } | null>(null);
  const wanted = clicked?.before === search ? clicked.id : inAddress;
  const choose = ({ id }: Variant) => {
    setClicked({ id, before: search });
    const next = new URLSearchParams(search);
    next.set(parameter, id);
    void navigate({ pathname, search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return { variant: chosenVariant(product, wanted), choose };
}
