import * as z from 'zod/mini';
import { ofAnyId } from '../endpoints/ids.ts';
import { parameter, presentation } from '../endpoints/presentation.ts';
import { comparisonLimit } from './comparison.ts';
import type { FacetParameter } from './facets.ts';
import { conditions, productListLimits, productSorts } from './product-facts.ts';

const facets = {
  maker: parameter('Company ids, separated by commas'),
  condition: parameter(`Of ${conditions.join(', ')}, separated by commas`),
  origin: parameter('ISO 3166-1 alpha-2 codes, separated by commas'),
  price_min: parameter('Lowest price in display currency'),
  price_max: parameter('Highest price in display currency'),
  lead_time_max: parameter('Longest lead time in weeks'),
} satisfies Readonly<Record<FacetParameter, unknown>>;

/**
 * Documents the parameters of the list; the server names the invalid one. Those that filter by attributes come beside
 * them.
 */
export const listingQuery = z.looseObject({
  q: parameter(
    'A question in English or Turkish: what is understood of it filters, the rest are words; cut after 200 characters',
  ),
  asked: parameter(
    'The question that `q` and the filters were read from: `q` is then words only, and the question ranks; cut like `q`',
  ),
  category: parameter('Category ids, separated by commas; each with everything below it'),
  ...facets,
  sort: parameter(`One of ${productSorts.join(', ')}`),
  facets: parameter('`none` for an answer without facets'),
  cursor: parameter('The `next` or `previous` of an earlier answer'),
  limit: parameter(`Products per page, 1 to ${productListLimits.max}`),
  ...presentation.shape,
});

/** What somebody has typed so far, and how suggestions are shown to them. */
export const suggestionsQuery = z.object({
  q: listingQuery.shape.q,
  locale: presentation.shape.locale,
});

export const comparedQuery = z.extend(presentation, {
  ids: parameter(`Ids of 1 to ${comparisonLimit} products, separated by commas`),
});

/** A product and a datasheet of it. */
export const ofDatasheet = z.extend(ofAnyId, { datasheet: z.string() });

/** The hash of what is drawn. */
export const drawingQuery = z.object({ v: z.optional(z.string()) });
