import { cart } from 'shared-kit/contract/cart';
import { queryOptions } from 'shared-kit/query';
import { call, seeCart } from 'shared-kit/shell';
import type { Visitor } from '../catalogue/visitor.ts';

export const cartKey = ['shop', 'cart'] as const;

/** The whole cart. Other devices may change it, so it is refetched from time to time. */
export const cartQuery = (userId: string | null, visitor: Visitor) =>
  queryOptions({
    queryKey: [...cartKey, userId, visitor],
    queryFn: async ({ signal }) => {
      const answer = await call(cart.read, { query: visitor, signal });
      seeCart(answer.count);
      return answer;
    },
    staleTime: 0,
    refetchInterval: 30_000,
  });
