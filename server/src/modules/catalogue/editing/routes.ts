import {
  defaultLocale,
  draftCategory,
  locales,
  newProductInput,
  productDraftInput,
  productDraftSaved,
  productEditorAnswer,
  productHistoryAnswer,
  productIdAnswer,
  publishInput,
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
import { addProduct } from './add-product.ts';
import { draftCategoryOf } from './category-of.ts';
import { findEdition, historyOf } from './editions.ts';
import { archiveProduct, copyProduct, deleteProduct, publishProduct } from './move-product.ts';
import { findOwn, lockOwn } from './own-product.ts';
import { readEditor } from './read-editor.ts';
import { discardDraft, keepDraft, saveDraft } from './save-draft.ts';

const path = '/api/manufacturer/products/:id';
const params = z.object({ id: z.string() });
const inLanguage = z.object({ locale: z.enum(locales).default(defaultLocale) });
const nothing = z.object({});

export function editingRoutes(route: RegisterRoute, context: ModuleContext, tree: CategoryTree): void {
  readingRoutes(route, context, tree);
  draftRoutes(route, context, tree);
  moveRoutes(route, context, tree);
  draftMoveRoutes(route, context, tree);
  historyRoutes(route, context);
}

function readingRoutes(route: RegisterRoute, { db }: ModuleContext, tree: CategoryTree): void {
  route({
    method: 'GET',
    url: path,
    access: onlyManufacturer,
    params,
    query: inLanguage,
    answer: productEditorAnswer,
    summary: 'My company’s product with the changes that wait beside it, for its editor',
    handler: ({ params: { id }, query: { locale }, actor }) =>
      db.transaction(async (tx) => readEditor(tx, await findOwn(tx, id, actor), { tree, locale })),
  });
  route({
    method: 'GET',
    url: '/api/manufacturer/categories/:id',
    access: onlyManufacturer,
    params,
    query: inLanguage,
    answer: draftCategory,
    summary: 'A category’s attributes, with what comparable products state of each',
    handler: async ({ params: { id }, query: { locale } }) => {
      const found = await draftCategoryOf(db, id, { tree, locale });
      if (!found) throw new AppError('category.not-found');
      return found;
    },
  });
}

function draftRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route({
    method: 'POST',
    url: '/api/manufacturer/products',
    access: onlyManufacturer,
    body: newProductInput,
    answer: productIdAnswer,
    summary: 'Begins a product as a draft',
    handler: ({ body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => ({
        id: await addProduct(tx, { ...body, by: actor, now: clock() }, tree),
      })),
  });
  route({
    method: 'PUT',
    url: `${path}/draft`,
    access: onlyManufacturer,
    params,
    body: productDraftInput,
    answer: productDraftSaved,
    summary: 'Keeps what was typed so far, unless a colleague has saved since',
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, (tx) =>
        saveDraft(tx, { id, by: actor, ...body, now: clock() }, tree),
      ),
  });
  route({
    method: 'DELETE',
    url: `${path}/draft`,
    access: onlyManufacturer,
    params,
    query: z.object({ revision: z.coerce.number().int().min(0) }),
    answer: nothing,
    summary: 'Forgets the changes that wait beside a product',
    handler: async ({ params: { id }, query: { revision }, actor }) => {
      await db.transaction((tx) => discardDraft(tx, id, actor, revision));
      return {};
    },
  });
}

function moveRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route({
    method: 'POST',
    url: `${path}/publication`,
    access: onlyManufacturer,
    params,
    body: publishInput,
    answer: nothing,
    summary: 'Makes all changes of a product public at once',
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        await publishProduct(tx, { id, by: actor, now: clock(), tree }, body);
        return {};
      }),
  });
  route({
    method: 'POST',
    url: `${path}/archiving`,
    access: onlyManufacturer,
    params,
    body: nothing,
    answer: nothing,
    summary: 'Takes a product out of the shop',
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        await archiveProduct(tx, { id, by: actor, now: clock(), tree });
        return {};
      }),
  });
}

function draftMoveRoutes(route: RegisterRoute, { db, clock }: ModuleContext, tree: CategoryTree): void {
  route({
    method: 'POST',
    url: `${path}/copies`,
    access: onlyManufacturer,
    params,
    body: nothing,
    answer: productIdAnswer,
    summary: 'Begins a draft that says what this product says',
    handler: ({ params: { id }, body, actor, request }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => ({
        id: await copyProduct(tx, { id, by: actor, now: clock(), tree }),
      })),
  });
  route({
    method: 'DELETE',
    url: path,
    access: onlyManufacturer,
    params,
    answer: nothing,
    summary: 'Deletes a draft that never was public',
    handler: async ({ params: { id }, actor }) => {
      await db.transaction((tx) => deleteProduct(tx, { id, by: actor, now: clock(), tree }));
      return {};
    },
  });
}

function historyRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: `${path}/history`,
    access: onlyManufacturer,
    params,
    answer: productHistoryAnswer,
    summary: 'Who changed what of my company’s product',
    handler: async ({ params: { id }, actor }) => {
      const { row } = await findOwn(db, id, actor);
      return historyOf(db, row.id);
    },
  });
  const restoration = z.object({ edition: z.uuid().toLowerCase(), revision: z.int().min(0) });
  route({
    method: 'POST',
    url: `${path}/restoration`,
    access: onlyManufacturer,
    params,
    body: restoration,
    answer: productDraftSaved,
    summary: 'Puts what a product once was into its draft; publishing it is a step of its own',
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
