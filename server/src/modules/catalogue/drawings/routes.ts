import * as z from 'zod';
import {
  AppError,
  type ModuleContext,
  type RegisterRoute,
  unidentified,
} from '../../../platform/http/index.ts';
import { drawingHash, drawingModes } from '../answers/drawing-address.ts';
import { findOffer } from '../offer/find-offers.ts';
import { isOnSale } from '../offer/visibility.ts';
import { keptDrawings } from './kept-drawings.ts';

const forEver = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';

/**
 * The drawing as a file. A client that knows its hash has seen the product in a list, so no sign-in is needed and
 * browsers may cache it for ever. Without the right hash only an open market shows it.
 */
export function drawingRoutes(route: RegisterRoute, { db, env }: ModuleContext): void {
  const drawings = keptDrawings();
  for (const mode of drawingModes) {
    route({
      method: 'GET',
      url: `/api/products/:id/drawing-${mode}.svg`,
      access: unidentified,
      params: z.object({ id: z.string() }),
      query: z.object({ v: z.string().optional() }),
      answer: z.string(),
      contentType: 'image/svg+xml',
      summary: `The product drawn from its attributes, for ${mode} pages`,
      handler: async ({ params, query: { v = '' }, reply }) => {
        const known = drawings.find(v, mode);
        const found = known === null ? await findOffer(db, params.id) : undefined;
        const isRight = known !== null || (found !== undefined && drawingHash(found.product) === v);
        const isOpen = isRight || (env.public.fullMode && found !== undefined && isOnSale(found));
        if (!isOpen) throw new AppError('product.not-found');
        reply.header('cache-control', isRight ? forEver : forNow);
        if (known !== null || !found) return known ?? '';
        return drawings.draw(found.product, mode);
      },
    });
  }
}
