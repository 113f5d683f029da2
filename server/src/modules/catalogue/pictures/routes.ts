import { ownProducts } from 'shared-kit/contract/products';
import { type ModuleContext, onlyManufacturer, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeUpload } from '../../../platform/uploads/index.ts';
import { keepPicture } from './keep-picture.ts';
import { mediaRoute } from './media-route.ts';

export function pictureRoutes(route: RegisterRoute, context: ModuleContext): void {
  mediaRoute(context);
  route(ownProducts.addPicture, ownProducts.addPictureSpec, {
    access: onlyManufacturer,
    handler: ({ params, request, actor: by }) =>
      takeUpload(context, { request, by }, (file) =>
        keepPicture(context, { productId: params.id, by, file }),
      ),
  });
}
