import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BroughtQuery, PageToRender } from 'shared-kit/contract/areas';
import { fieldsOf } from 'shared-kit/contract/tables';

type Theme = 'light' | 'dark' | null;
/** The drawing of a page's first image, found by its path in the answer to the page's first question. */
export type FirstDrawing = (
  place: string | null | undefined,
  queries: readonly BroughtQuery[],
  theme: Theme,
) => Promise<PageToRender['drawing']>;

/** About 10 kB each. */
const mostKept = 200;
/** A larger drawing would delay its page's text longer than a separate request takes. */
const mostCharacters = 20_000;
const isDrawing = (address: string): boolean => /^\/api\/products\/[^/]+\/drawing-/.test(address);

/**
 * Nothing larger loads later than the first image, so with its drawing the page is painted complete at once. For
 * visitors without a chosen theme it is the light one.
 */
export function firstDrawing(app: FastifyInstance): FirstDrawing {
  const kept = new LRUCache<string, string>({ max: mostKept });
  const read = async (address: string): Promise<string | null> => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const answer = await app.inject({ url: address });
    if (answer.statusCode !== 200 || answer.body.length > mostCharacters) return null;
    const data = dataAddress(answer.body);
    kept.set(address, data);
    return data;
  };
  return async (place, [first], theme) => {
    const image = place ? valueAt(first?.state.data, place) : null;
    const address = valueAt(image, theme ?? 'light');
    const data = typeof address === 'string' && isDrawing(address) ? await read(address) : null;
    return data === null ? null : { address: String(address), data, isOnlyOne: theme !== null };
  };
}

const valueAt = (answer: unknown, place: string): unknown =>
  place.split('/').reduce<unknown>((value, name) => fieldsOf(value)[name], answer);

/** Not base64, so that it compresses with the rest of the document. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"]/g, encodeURIComponent)}`;
