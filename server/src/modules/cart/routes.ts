import type { FastifyRequest } from 'fastify';
import { cart } from 'shared-kit/contract/cart';
import type { presentation } from 'shared-kit/contract/endpoints';
import type * as z from 'zod';
import {
  type Actor,
  AppError,
  type ModuleContext,
  type RegisterRoute,
  signedIn,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { type CategoryTree, readPresentation } from '../catalogue/index.ts';
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

type Asked = Readonly<{ request: FastifyRequest; query: z.output<typeof presentation>; actor: Actor }>;

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
  route(cart.read, cart.readSpec, {
    access: signedIn,
    handler: priced,
  });
  route(cart.count, cart.countSpec, {
    access: signedIn,
    handler: async ({ actor }) => ({ count: await countLines(db, actor.userId) }),
  });
}

function lineRoutes(route: RegisterRoute, { db }: ModuleContext, { priced, buyerOf, changed }: Parts): void {
  route(cart.addLine, cart.addLineSpec, {
    access: signedIn,
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
  route(cart.changeLine, cart.changeLineSpec, {
    access: signedIn,
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
  route(cart.removeLine, cart.removeLineSpec, {
    access: signedIn,
    handler: async ({ request, query: asked, actor, params: { id } }) => {
      const gone = await removeLine(db, actor.userId, id, clock());
      if (!gone) throw new AppError('cart.line-not-found');
      changed(actor.userId);
      return priced({ request, query: asked, actor });
    },
  });
  route(cart.restoreLine, cart.restoreLineSpec, {
    access: signedIn,
    handler: async ({ request, query: asked, actor, params: { id } }) => {
      if (!(await restoreLine(db, actor.userId, id))) throw new AppError('cart.line-not-found');
      changed(actor.userId);
      return priced({ request, query: asked, actor });
    },
  });
}

function quickAddRoutes(route: RegisterRoute, { db }: ModuleContext, { buyerOf, changed }: Parts): void {
  route(cart.previewList, cart.previewListSpec, {
    access: signedIn,
    handler: async ({ request, query: asked, actor, body }) => {
      const { locale } = readPresentation(asked, request.cookies);
      const rows = await previewList(db, body.text, { companyId: actor.companyId, locale });
      return { rows: [...rows] };
    },
  });
  route(cart.addList, cart.addListSpec, {
    access: signedIn,
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
