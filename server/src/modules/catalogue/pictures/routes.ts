import { pictureLimits, storedPicture } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyManufacturer, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeUpload } from '../../../platform/uploads/index.ts';
import { keepPicture } from './keep-picture.ts';
import { mediaRoute } from './media-route.ts';

export function pictureRoutes(route: RegisterRoute, context: ModuleContext): void {
  mediaRoute(context);
  route({
    method: 'POST',
    url: '/api/manufacturer/products/:id/pictures',
    access: onlyManufacturer,
    params: z.object({ id: z.string() }),
    door: 'product-picture',
    answer: storedPicture,
    summary: `Stores a picture that a product’s draft may then name: the file is the body, at most ${pictureLimits.bytes} bytes`,
    handler: ({ params, request, actor: by }) =>
      takeUpload(context, { request, by }, (file) =>
        keepPicture(context, { productId: params.id, by, file }),
      ),
  });
}
