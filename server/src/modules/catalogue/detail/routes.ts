import { catalogue } from 'shared-kit/contract/catalogue';
import { AppError, type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { visitorCountry } from '../../location/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { KeptAnswers } from '../answers/kept-answers.ts';
import type { Tag } from '../answers/market-news.ts';
import type { PrivatePricesOf } from '../answers/private-prices-of.ts';
import { productCardOf } from '../answers/product-card.ts';
import type { CategoryTree } from '../category-tree.ts';
import { datasheetsOf } from '../datasheets/datasheet-address.ts';
import { shownIn } from '../finding/dependencies.ts';
import { readPresentation } from '../finding/list-query.ts';
import { findOffer } from '../offer/find-offers.ts';
import { assertVisible } from '../offer/visibility.ts';
import { findRelated } from './find-related.ts';
import { productDetailOf } from './product-detail.ts';

type Parts = Readonly<{
  tree: CategoryTree;
  kept: KeptAnswers;
  rates: () => Promise<StoredRates>;
  privatePrices: PrivatePricesOf;
}>;

export function detailRoutes(route: RegisterRoute, context: ModuleContext, parts: Parts): void {
  productRoute(route, context, parts);
  relatedRoute(route, context, parts);
}

function productRoute(
  route: RegisterRoute,
  { db }: ModuleContext,
  { tree, kept, rates: readRates, privatePrices }: Parts,
): void {
  route(catalogue.read, catalogue.readSpec, {
    access: signedIn,
    handler: async ({ params, query, request, reply, actor }) => {
      const { currency, locale } = readPresentation(query, request.cookies);
      const { country } = await visitorCountry(request);
      const own = await privatePrices(actor, [params.id]);
      const read = async (companyId: string | null) => {
        const [found, rates] = await Promise.all([findOffer(db, params.id), readRates()]);
        assertVisible(found, companyId);
        const { product, maker } = found;
        const datasheets = await datasheetsOf(db, [product]);
        return productDetailOf(product, {
          datasheets: datasheets(product.id),
          maker,
          tree,
          locale,
          view: { country, privatePrices: own, currency, rates },
        });
      };
      // Answers with private prices are never kept.
      if (own.lists.length > 0) return read(actor.companyId);
      const key = ['detail', params.id, country, currency, locale];
      // Only the version that everybody may see is cached.
      const tags = [`product:${params.id}` as const];
      return kept(key, reply, async () => ({ answer: await read(null), on: { tags } })).catch(
        (error: unknown) => {
          if (actor.companyId === null || !(error instanceof AppError)) throw error;
          return read(actor.companyId);
        },
      );
    },
  });
}

function relatedRoute(
  route: RegisterRoute,
  { db }: ModuleContext,
  { tree, kept, rates: readRates, privatePrices }: Parts,
): void {
  route(catalogue.listRelated, catalogue.listRelatedSpec, {
    access: signedIn,
    handler: async ({ params: { id }, query, request, reply, actor }) => {
      const { currency, locale } = readPresentation(query, request.cookies);
      const [{ country }, own] = await Promise.all([visitorCountry(request), privatePrices(actor)]);
      const read = async () => {
        const found = await findOffer(db, id);
        // For everybody, so drafts have none, not even for their seller. What left the shop leads to others.
        if (found?.product.status !== 'archived') assertVisible(found, null);
        const [related, rates] = await Promise.all([findRelated(db, found.product), readRates()]);
        const view = { country, privatePrices: own, currency, rates };
        const items = related.map(({ product, maker }) =>
          productCardOf(product, { maker, tree, view, locale }),
        );
        const tags: Tag[] = [
          `product:${id}`,
          `beyond-price:${found.product.categoryId}`,
          ...shownIn({ items }),
        ];
        return { answer: { items }, on: { tags } };
      };
      if (own.lists.length > 0) return (await read()).answer;
      return kept(['related', id, country, currency, locale], reply, read);
    },
  });
}
