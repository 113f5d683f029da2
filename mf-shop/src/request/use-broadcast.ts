import { useState } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { type BroadcastInput, quoteRequests, type RequestTerms } from 'shared-kit/contract/quotes';
import { queries, queryOptions, useQuery } from 'shared-kit/query';
import { useSession } from 'shared-kit/shell';
import { productQuery } from '../catalogue/product-query.ts';
import { useVisitor } from '../catalogue/visitor.ts';
import { chosenVariant } from '../product/variant-choice.ts';
import { useText } from '../text.ts';
import type { Askable } from './asked-product.tsx';
import type { Wish } from './delivery/delivery-prices.tsx';
import { useLineFault } from './use-line-fault.ts';
import { useRequesting } from './use-requesting.ts';
import { firstQuantity, type PageQuantity } from './wished-quantity.ts';

type Ask = Readonly<{
  asked: readonly Askable[];
  variants: Readonly<Record<string, string>>;
  /** Quantities that the visitor set, by product. */
  quantities: Readonly<Record<string, number>>;
  page: PageQuantity | null;
  award: BroadcastInput['award'];
}>;

/** Number of different makers of these products. */
export const makersOf = (products: readonly Askable[]): number =>
  new Set(products.map(({ maker }) => maker.id)).size;

/** Requests quotes from the makers of these products at once, and returns errors by product. */
export function useBroadcast({ asked, variants, quantities, page, award }: Ask, onCreated: () => void) {
  const t = useText();
  const details = useDetails(asked.map(({ id }) => id));
  const { data } = useQuery(details);
  const lineFault = useLineFault();
  const [isOneMaker, setOneMaker] = useState(false);
  const requesting = useRequesting({
    create: quoteRequests.broadcast,
    onCreated,
    together: ({ groupId }) => `/quotes?group=${groupId}`,
  });
  const wishesOf = (all: readonly ProductDetail[]): readonly Wish[] =>
    all.map((detail) => ({
      productId: detail.id,
      variantId: chosenVariant(detail, variants[detail.id] ?? null)?.id ?? null,
      quantity: quantities[detail.id] ?? firstQuantity(detail, page),
      title: detail.title,
      unit: detail.unit,
    }));
  const send = async (terms: RequestTerms) => {
    const isAlone = makersOf(asked) < 2;
    setOneMaker(isAlone);
    if (isAlone) return;
    const products = wishesOf(await queries.ensureQueryData(details));
    await requesting.send({
      ...terms,
      award,
      products: products.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    });
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
    requesting: { ...requesting, failure: isOneMaker ? t('request.refusal.one-maker') : failure },
    wishes: wishesOf(data ?? []),
    errorOf,
    send,
  };
}

/** Combinations and lots of each product; each row already uses the same queries. */
function useDetails(ids: readonly string[]) {
  const userId = useSession()?.secure.id ?? null;
  const visitor = useVisitor();
  return queryOptions({
    queryKey: ['shop', 'asked', ids, userId, visitor],
    queryFn: () => Promise.all(ids.map((id) => queries.ensureQueryData(productQuery(id, visitor)))),
  });
}
