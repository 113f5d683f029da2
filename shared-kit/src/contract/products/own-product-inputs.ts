import * as z from 'zod/mini';
import { id } from '../endpoints/ids.ts';
import { pageLimit } from '../endpoints/usual-schemas.ts';
import { locales } from '../languages/locale.ts';
import { uploadName } from '../uploads/upload-name.ts';
import { listedPoints, ownProductSorts } from './own-products.ts';
import { productStatuses } from './product-statuses.ts';

/** The query of `GET /api/manufacturer/products`. */
export const ownProductsQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(z.enum(productStatuses)),
  category: z.optional(z.string().check(z.maxLength(80))),
  missing: z.optional(z.enum(listedPoints)),
  sort: z._default(z.enum(ownProductSorts), 'changed'),
  order: z.optional(z.enum(['asc', 'desc'])),
  cursor: z.optional(z.string()),
  limit: pageLimit(50),
  locale: z.optional(z.string()),
});

/** The revision of the draft that was on show. */
export const seenRevision = z.object({ revision: z.coerce.number().check(z.int(), z.minimum(0)) });

/** Which edition goes into the draft, and the revision of the draft that was on show. */
export const productRestoration = z.object({ edition: id, revision: z.int().check(z.minimum(0)) });

/** The query of an uploaded datasheet. `replaces` is the id of the one that it takes the place of. */
export const datasheetFileQuery = z.object({
  name: uploadName,
  language: z.optional(z.enum(locales)),
  replaces: z.optional(z.string()),
});
