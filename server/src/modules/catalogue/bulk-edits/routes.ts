import {
  bulkEditAnswer,
  bulkEditInput,
  bulkPreviewAnswer,
  bulkPreviewInput,
  bulkUndoAnswer,
  newestBulkEdit,
} from 'shared-kit/contract';
import * as z from 'zod';
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

const path = '/api/manufacturer/product-edits';

export function bulkEditRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route({
    method: 'POST',
    url: `${path}/preview`,
    access: onlyManufacturer,
    body: bulkPreviewInput,
    answer: bulkPreviewAnswer,
    summary: 'What a change of many products would make of each; changes nothing',
    handler: async ({ body: { edit, products, locale }, actor: by }) => {
      const ids = [...new Set(products)];
      const all = await everyOwnProduct(db, { ids, by }, neededFor(edit));
      return { products: all.map((own) => previewOf(own, edit, { tree, now: clock(), locale })) };
    },
  });
  route({
    method: 'POST',
    url: path,
    access: onlyManufacturer,
    body: bulkEditInput,
    answer: bulkEditAnswer,
    summary: 'Changes many products as the preview said, all or none',
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
  route({
    method: 'GET',
    url: `${path}/newest`,
    access: onlyManufacturer,
    answer: newestBulkEdit,
    summary: 'My company’s newest change of many products, as long as it may be undone',
    handler: async ({ actor: { companyId } }) => {
      if (!companyId) throw new AppError('company.not-found');
      return newestEdit(db, companyId, clock());
    },
  });
  const nothing = z.object({});
  route({
    method: 'POST',
    url: `${path}/:id/undo`,
    access: onlyManufacturer,
    params: z.object({ id: z.uuid() }),
    body: nothing,
    answer: bulkUndoAnswer,
    summary: 'Undoes a change of many products within an hour, where nobody changed them since',
    handler: ({ params: { id }, body, actor: by, request }) =>
      takeEffectOnce({ db, userId: by.userId, request, body, now: clock() }, (tx) =>
        undoBulkEdit(tx, id, { by, now: clock(), tree }),
      ),
  });
}
