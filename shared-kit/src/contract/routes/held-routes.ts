import type { AreaId } from '../areas/area-contract.ts';
import { specifiedRoutes } from './routes.ts';

export type HeldRoute = Readonly<{ name: string; path: string }>;

/** What areas as shipped hold on addresses that begin with another's. */
const beyondSpecified: Readonly<Partial<Record<string, readonly HeldRoute[]>>> = {
  bank: [{ name: 'quote-financing', path: '/quote/:id/financing' }],
};

/** The routes that an area may declare without a grant, and that no other may have. */
export const heldRoutes = (area: AreaId): readonly HeldRoute[] => [
  ...specifiedRoutes(area).map(({ name, path }) => ({ name, path })),
  ...(beyondSpecified[area] ?? []),
];
