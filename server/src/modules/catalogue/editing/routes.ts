import { ownProducts } from 'shared-kit/contract/products';
import {
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { textsIn } from '../../../platform/http/texts-in.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { addProduct } from './add-product.ts';
import { draftCategoryOf } from './category-of.ts';
import { draftOf } from './draft-of.ts';
import { findEdition, historyOf } from './editions.ts';
import { archiveProduct, copyProduct, deleteProduct, publishProduct } from './move-product.ts';
import { findOwn, lockOwn } from './own-product.ts';
import { readEditor } from './read-editor.ts';
import { discardDraft, keepDraft, saveDraft } from './save-draft.ts';

export function editingRoutes(route: RegisterRoute, context: ModuleContext, tree: CategoryTree): void {
  readingRoutes(route, context, tree);
  draftRoutes(route, context, tree);
  moveRoutes(route, context, tree);
  draftMoveRoutes(route, context, tree);
  historyRoutes(route, context);
}

function readingRoutes(route: RegisterRoute, { db }: ModuleContext, tree: CategoryTree): void {
  route(ownProducts.read, ownProducts.readSpec, {
    access: onlyManufacturer,
    handler: ({ params: { id }, query: { locale }, actor }) =>
      db.transaction(async (tx) => readEditor(tx, await findOwn(tx, id, actor), { tree, locale })),
  });
  route(ownProducts.readCategory, ownProducts.readCategorySpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, query: { locale } }) => {
      const found = await draftCategoryOf(db, id, { tree, locale });
      if (!found) throw new AppError('category.not-found');
      return found;
    },
  });
}

function draftRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route(ownProducts.add, ownProducts.addSpec, {
    access: onlyManufacturer,
    handler: ({ body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => ({
        id: await addProduct(tx, { ...body, by: actor, now: clock() }, tree),
      })),
  });
  route(ownProducts.saveDraft, ownProducts.saveDraftSpec, {
    access: onlyManufacturer,
    keptNames: ({ params: { id }, actor }) =>
      db.transaction(async (tx) => {
        const { row, waiting } = await findOwn(tx, id, actor);
        return textsIn([draftOf(row), waiting?.content]);
      }),
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
        saveDraft(tx, { id, by: actor, ...body, now: clock() }, tree),
      ),
  });
  route(ownProducts.discardDraft, ownProducts.discardDraftSpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, query: { revision }, actor }) => {
      await db.transaction((tx) => discardDraft(tx, id, actor, revision));
      return {};
    },
  });
}

function moveRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route(ownProducts.publish, ownProducts.publishSpec, {
    access: onlyManufacturer,
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        await publishProduct(tx, { id, by: actor, now: clock(), tree }, body);
        return {};
      }),
  });
  route(ownProducts.archive, ownProducts.archiveSpec, {
    access: onlyManufacturer,
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        await archiveProduct(tx, { id, by: actor, now: clock(), tree });
        return {};
      }),
  });
}

function draftMoveRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route(ownProducts.copy, ownProducts.copySpec, {
    access: onlyManufacturer,
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => ({
        id: await copyProduct(tx, { id, by: actor, now: clock(), tree }),
      })),
  });
  route(ownProducts.remove, ownProducts.removeSpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, actor }) => {
      await db.transaction((tx) => deleteProduct(tx, { id, by: actor, now: clock(), tree }));
      return {};
    },
  });
}

function historyRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(ownProducts.readHistory, ownProducts.readHistorySpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, actor }) => {
      const { row } = await findOwn(db, id, actor);
      return historyOf(db, row.id);
    },
  });
  route(ownProducts.restore, ownProducts.restoreSpec, {
    access: onlyManufacturer,
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        const own = await lockOwn(tx, id, actor);
        if ((own.waiting?.revision ?? 0) !== body.revision) throw new AppError('product.draft-moved');
        const draft = await findEdition(tx, id, body.edition);
        if (!draft) throw new AppError('product.edition-not-found');
        return keepDraft(tx, own, { by: actor, draft, now: clock() });
      }),
  });
}
