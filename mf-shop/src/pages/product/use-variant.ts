import type { ProductDetail } from 'shared-kit/contract';
import { useLocation, useNavigate } from 'shared-kit/router';
import { useAskedFrom } from '../../navigation/use-asked-from.ts';
import { chosenVariant, type Variant } from '../../product/variant-choice.ts';

const parameter = 'variant';

/** The choice is part of the address, so that a link shows the same combination and price. */
export function useVariant(product: ProductDetail) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useAskedFrom<string>(key);
  const choose = ({ id }: Variant) => {
    setAsked(id);
    const next = new URLSearchParams(search);
    next.set(parameter, id);
    void navigate({ pathname, search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return { variant: chosenVariant(product, asked ?? new URLSearchParams(search).get(parameter)), choose };
}
