import { useState } from 'react';
import type { BroadcastInput, RequestTerms } from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { readWhole, useSession } from 'shared-kit/shell';
import { productQuery } from '../catalogue/product-query.ts';
import { useVisitor } from '../catalogue/visitor.ts';
import { chosenVariant } from '../product/variant-choice.ts';
import { useText } from '../text.ts';
import type { Askable } from './asked-product.tsx';
import { useLineFault } from './use-line-fault.ts';
import { useRequesting } from './use-requesting.ts';

type Ask = Readonly<{
  asked: readonly Askable[];
  variants: Readonly<Record<string, string>>;
  quantity: string;
  award: BroadcastInput['award'];
}>;

/** How many makers these products are of. */
export const makersOf = (products: readonly Askable[]): number =>
  new Set(products.map(({ maker }) => maker.id)).size;

/** Sends one wish to the makers of these products, and tells what is wrong with it, product by product. */
export function useBroadcast({ asked, variants, quantity, award }: Ask, onCreated: () => void) {
  const t = useText();
  const variantOf = useVariantOf();
  const lineFault = useLineFault();
  const [fault, setFault] = useState<'quantity' | 'one-maker' | null>(null);
  const requesting = useRequesting({
    path: '/api/quotes/broadcast',
    onCreated,
    together: ({ groupId }) => `/quotes?group=${groupId}`,
  });
  const send = async (terms: RequestTerms) => {
    const count = readWhole(quantity, 1);
    const found = makersOf(asked) < 2 ? 'one-maker' : count === null ? 'quantity' : null;
    setFault(found);
    if (found || count === null) return;
    const products = await Promise.all(
      asked.map(async ({ id }) => ({ productId: id, variantId: await variantOf(id, variants[id] ?? null) })),
    );
    await requesting.send({ ...terms, award, products, quantity: count });
  };
  const { errors } = requesting;
  const errorOf = (id: string): string | null => {
    const at = asked.findIndex((each) => each.id === id);
    const refused = errors.find(({ name }) => name === `products.${at}`);
    return at >= 0 && refused ? lineFault(refused.reason) : null;
  };
  const isProductRefused = errors.some(({ name }) => name.startsWith('products.'));
  const failure = isProductRefused ? t('bids.refused') : requesting.failure;
  return {
    requesting: { ...requesting, failure: fault === 'one-maker' ? t('request.refusal.one-maker') : failure },
    isQuantityWrong: fault === 'quantity',
    errorOf,
    send,
  };
}

/** The combination that is asked for: the chosen one, else what the product's page shows first. */
function useVariantOf() {
  const userId = useSession()?.secure.id ?? null;
  const visitor = useVisitor();
  return async (id: string, wanted: string | null): Promise<string | null> =>
    chosenVariant(await queries.ensureQueryData(productQuery(id, userId, visitor)), wanted)?.id ?? null;
}
