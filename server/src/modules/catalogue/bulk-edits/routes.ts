import { bulkEdits } from 'shared-kit/contract/products';
import {
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { applyBulkEdit, neededFor } from './apply-edit.ts';
import { everyOwnProduct } from './find-own-products.ts';
import { previewOf } from './plan-edit.ts';
import { newestEdit, undoBulkEdit } from './undo-edit.ts';

export function bulkEditRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route(bulkEdits.preview, bulkEdits.previewSpec, {
    access: onlyManufacturer,
    handler: async ({ body: { edit, products, locale }, actor: by }) => {
      const ids = [...new Set(products)];
      const all = await everyOwnProduct(db, { ids, by }, neededFor(edit));
      return { products: all.map((own) => previewOf(own, edit, { tree, now: clock(), locale })) };
    },
  });
  route(bulkEdits.apply, bulkEdits.applySpec, {
    access: onlyManufacturer,
    handler: ({ body, actor: by, request }) =>
      takeEffectOnce({ db, userId: by.userId, request, body, now: clock() }, (tx) =>
        applyBulkEdit(tx, body, { by, now: clock(), tree }),
      ),
  });
  undoRoutes(route, { db, clock }, tree);
}

function undoRoutes(
  route: RegisterRoute,
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  tree: CategoryTree,
): void {
  route(bulkEdits.newest, bulkEdits.newestSpec, {
    access: onlyManufacturer,
    handler: async ({ actor: { companyId } }) => {
      if (!companyId) throw new AppError('company.not-found');
      return newestEdit(db, companyId, clock());
    },
  });
  route(bulkEdits.undo, bulkEdits.undoSpec, {
    access: onlyManufacturer,
    handler: ({ params: { id }, body, actor: by, request }) =>
      takeEffectOnce({ db, userId: by.userId, request, body, now: clock() }, (tx) =>
        undoBulkEdit(tx, id, { by, now: clock(), tree }),
      ),
  });
}
