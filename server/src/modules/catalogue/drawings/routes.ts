import { catalogue } from 'shared-kit/contract/catalogue';
import {
  AppError,
  type ModuleContext,
  type RegisterRoute,
  type Serving,
  unidentified,
} from '../../../platform/http/index.ts';
import { type DrawingMode, drawingHash } from '../answers/drawing-address.ts';
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
  const drawnFor = (mode: DrawingMode): Serving<null, typeof catalogue.drawLightSpec> => ({
    access: unidentified,
    contentType: 'image/svg+xml',
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
  route(catalogue.drawLight, catalogue.drawLightSpec, drawnFor('light'));
  route(catalogue.drawDark, catalogue.drawDarkSpec, drawnFor('dark'));
}
