import type { StandingAction } from '../companies/standing.ts';
import { productStatuses } from './product-statuses.ts';

export type ProductStatus = (typeof productStatuses)[number];

type Move = Readonly<{
  from: readonly ProductStatus[];
  /** Null: there is no such product any more. */
  to: ProductStatus | null;
  /** What the maker's standing must allow. */
  needs: StandingAction;
  /** Only for a product that never was public. */
  onlyIfNeverPublished?: true;
}>;

/** The whole life of a product: draft → published ⇄ archived. Publishing a published one makes its changes public. */
export const productMoves = {
  publish: { from: productStatuses, to: 'published', needs: 'publish' },
  archive: { from: ['published'], to: 'archived', needs: 'prepare-products' },
  delete: { from: ['draft'], to: null, needs: 'prepare-products', onlyIfNeverPublished: true },
} as const satisfies Readonly<Record<string, Move>>;
export type ProductMove = keyof typeof productMoves;
export const productMoveOf = (move: ProductMove): Move => productMoves[move];

export const mayMoveProduct = (
  move: ProductMove,
  { status, wasPublished }: Readonly<{ status: ProductStatus; wasPublished: boolean }>,
): boolean => {
  const { from, onlyIfNeverPublished } = productMoveOf(move);
  return from.includes(status) && !(onlyIfNeverPublished && wasPublished);
};
