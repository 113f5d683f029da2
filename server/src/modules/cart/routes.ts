import type { FastifyRequest } from 'fastify';
import {
  cartAddedAnswer,
  cartAnswer,
  cartCountAnswer,
  cartLimits,
  currencies,
  figure,
  figureFields,
  quickAddPreview,
} from 'shared-kit/contract';
import * as z from 'zod';
import {
  type Actor,
  AppError,
  type ModuleContext,
  type RegisterRoute,
  signedIn,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { type CategoryTree, listQuerySchema, readPresentation } from '../catalogue/index.ts';
import { visitorCountry } from '../location/index.ts';
import { readPrivatePrices } from '../private-prices/index.ts';
import { latestRates } from '../rates/index.ts';
import { addToCart, type Buyer } from './add-to-cart.ts';
import { readCart } from './cart-answer.ts';
import { cartNews } from './cart-news.ts';
import { applyChange } from './change-line.ts';
import { followProducts } from './follow-products.ts';
import { previewList } from './quick-add/preview-list.ts';
import { countLines, removeLine, restoreLine } from './repository.ts';

const query = listQuerySchema.pick({ currency: true, locale: true });
const params = z.object({ id: z.uuid().toLowerCase() });
const quantity = z.int().min(1).max(cartLimits.quantity);
const wanted = z.object({
  productId: z.uuid(),
  variantId: z.string().min(1).max(200).nullable().default(null),
  /** Without it, the minimum order. */
  quantity: quantity.nullable().default(null),
});
const money = z.object({
  amount: figure(figureFields.unitPrice),
  currency: z.enum(currencies),
});
const lineChange = z.object({
  quantity: quantity.optional(),
  note: z.string().trim().max(cartLimits.note).optional(),
  saved: z.boolean().optional(),
  acceptPrice: money.nullable().optional(),
});
/** Longer than any list of articles. */
const longestList = 20_000;

type Asked = Readonly<{ request: FastifyRequest; query: z.output<typeof query>; actor: Actor }>;

export function cartRoutes(route: RegisterRoute, context: ModuleContext, tree: CategoryTree): void {
  const { db, clock, log } = context;
  const changed = cartNews({ db, log });
  const priced = async ({ request, query: asked, actor }: Asked) => {
    const { currency, locale } = readPresentation(asked, request.cookies);
    const [{ country }, rates, privatePrices] = await Promise.all([
      visitorCountry(request),
      latestRates(db),
      readPrivatePrices(db, { companyId: actor.companyId, now: clock(), pathOf: tree.pathOf }),
    ]);
    const view = { country, privatePrices, currency, rates };
    return readCart(db, actor.userId, { view, locale, tree });
  };
  const buyerOf = async ({ request, actor }: Omit<Asked, 'query'>): Promise<Buyer> => {
    const { country } = await visitorCountry(request);
    return { actor, country, now: clock(), tree };
  };
  followProducts(context, changed);
  const parts = { priced, buyerOf, changed };
  readingRoutes(route, context, parts);
  lineRoutes(route, context, parts);
  goneLineRoutes(route, context, parts);
  quickAddRoutes(route, context, parts);
}

/** What the routes of a cart share. */
type Parts = Readonly<{
  priced: (asked: Asked) => ReturnType<typeof readCart>;
  buyerOf: (asked: Omit<Asked, 'query'>) => Promise<Buyer>;
  changed: ReturnType<typeof cartNews>;
}>;

function readingRoutes(route: RegisterRoute, { db }: ModuleContext, { priced }: Parts): void {
  route({
    method: 'GET',
    url: '/api/cart',
    access: signedIn,
    query,
    answer: cartAnswer,
    summary: 'My cart, priced now for my country, by maker',
    handler: priced,
  });
  route({
    method: 'GET',
    url: '/api/cart/count',
    access: signedIn,
    answer: cartCountAnswer,
    summary: 'How many lines my cart has',
    handler: async ({ actor }) => ({ count: await countLines(db, actor.userId) }),
  });
}

function lineRoutes(route: RegisterRoute, { db }: ModuleContext, { priced, buyerOf, changed }: Parts): void {
  route({
    method: 'POST',
    url: '/api/cart/lines',
    access: signedIn,
    body: wanted,
    answer: cartAddedAnswer,
    summary: 'Adds a product to my cart, or more of it to its line; once for each Idempotency-Key',
    handler: async ({ request, actor, body }) => {
      const buyer = await buyerOf({ request, actor });
      const once = { db, userId: actor.userId, request, body, now: buyer.now };
      const answer = await takeEffectOnce(once, async (tx) => {
        const [added] = await addToCart(tx, [body], buyer);
        if (!added) throw new Error('the product was not added');
        return added;
      });
      changed(actor.userId);
      return answer;
    },
  });
  route({
    method: 'PATCH',
    url: '/api/cart/lines/:id',
    access: signedIn,
    params,
    query,
    body: lineChange,
    answer: cartAnswer,
    summary: 'Changes what is named of a line; answers the cart as it is then',
    handler: async ({ request, query: asked, actor, params: { id }, body }) => {
      const buyer = await buyerOf({ request, actor });
      await db.transaction((tx) => applyChange(tx, id, body, buyer));
      changed(actor.userId);
      return priced({ request, query: asked, actor });
    },
  });
}

function goneLineRoutes(
  route: RegisterRoute,
  { db, clock }: ModuleContext,
  { priced, changed }: Parts,
): void {
  route({
    method: 'DELETE',
    url: '/api/cart/lines/:id',
    access: signedIn,
    params,
    query,
    answer: cartAnswer,
    summary: 'Removes a line; it can be restored for an hour',
    handler: async ({ request, query: asked, actor, params: { id } }) => {
      const gone = await removeLine(db, actor.userId, id, clock());
      if (!gone) throw new AppError('cart.line-not-found');
      changed(actor.userId);
      return priced({ request, query: asked, actor });
    },
  });
  route({
    method: 'POST',
    url: '/api/cart/lines/:id/restore',
    access: signedIn,
    params,
    query,
    answer: cartAnswer,
    summary: 'Brings a removed line back as it was',
    handler: async ({ request, query: asked, actor, params: { id } }) => {
      if (!(await restoreLine(db, actor.userId, id))) throw new AppError('cart.line-not-found');
      changed(actor.userId);
      return priced({ request, query: asked, actor });
    },
  });
}

function quickAddRoutes(route: RegisterRoute, { db }: ModuleContext, { buyerOf, changed }: Parts): void {
  route({
    method: 'POST',
    url: '/api/cart/quick-add/preview',
    access: signedIn,
    query,
    body: z.object({ text: z.string().max(longestList) }),
    answer: quickAddPreview,
    summary: 'What a pasted list of article numbers and quantities would add; adds nothing',
    handler: async ({ request, query: asked, actor, body }) => {
      const { locale } = readPresentation(asked, request.cookies);
      const rows = await previewList(db, body.text, { companyId: actor.companyId, locale });
      return { rows: [...rows] };
    },
  });
  route({
    method: 'POST',
    url: '/api/cart/quick-add',
    access: signedIn,
    body: z.object({ lines: z.array(wanted).min(1).max(cartLimits.quickAddRows) }),
    answer: cartCountAnswer,
    summary: 'Adds several products at once, all or none; once for each Idempotency-Key',
    handler: async ({ request, actor, body }) => {
      const buyer = await buyerOf({ request, actor });
      const once = { db, userId: actor.userId, request, body, now: buyer.now };
      const answer = await takeEffectOnce(once, async (tx) => {
        const added = await addToCart(tx, body.lines, buyer);
        return { count: added.at(-1)?.count ?? 0 };
      });
      changed(actor.userId);
      return answer;
    },
  });
}
