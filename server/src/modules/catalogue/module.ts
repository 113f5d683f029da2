import { type Database, remembered } from '../../platform/db/index.ts';
import { defineModule, type ModuleContext, type ServerModule } from '../../platform/http/index.ts';
import { keepShippedRates, latestRates } from '../rates/index.ts';
import { createAnswerCache } from './answers/answer-cache.ts';
import { keptAnswers } from './answers/kept-answers.ts';
import { marketNews } from './answers/market-news.ts';
import { privatePricesReader } from './answers/private-prices-of.ts';
import { readAfterChanges } from './answers/read-after-changes.ts';
import { bulkEditRoutes } from './bulk-edits/routes.ts';
import { categoryCounter } from './categories/count-categories.ts';
import { categoryRoutes } from './categories/routes.ts';
import type { CategoryTree } from './category-tree.ts';
import { comparisonRoutes } from './comparison/routes.ts';
import { datasheetRoutes } from './datasheets/routes.ts';
import { detailRoutes } from './detail/routes.ts';
import { drawingRoutes } from './drawings/routes.ts';
import { editingRoutes } from './editing/routes.ts';
import { keptFacets } from './finding/kept-facets.ts';
import { listingRoutes } from './finding/routes.ts';
import { relistWhenEmpty } from './listing/relist.ts';
import { ownProductRoutes } from './own/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { shippedTree } from './shipped-tree.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { syncTaxonomy } from './sync-taxonomy.ts';

export { deleteDatasheets } from './datasheets/delete-datasheets.ts';
export { applyPricesOfTheDay } from './editing/apply-due-prices.ts';
export { listMissingProducts } from './listing/follow-standing.ts';
export { keepPricesCurrent } from './listing/keep-prices-current.ts';
export { deletePictures } from './pictures/delete-pictures.ts';

/** Writes what products depend on, at every start after the migrations. */
export async function prepareCatalogue(db: Database): Promise<void> {
  await syncTaxonomy(db);
  await keepShippedRates(db);
  await relistWhenEmpty(db);
}

function tellRatesInUse({ app, background, log }: ModuleContext): void {
  app.addHook('onListen', async () => {
    const { date, source } = await latestRates(background);
    log.info({ ratesDate: date, source }, 'exchange rates in use');
  });
}

export const catalogueModuleWith = (tree: CategoryTree): ServerModule =>
  defineModule({
    name: 'catalogue',
    routes: (route, context) => {
      const news = marketNews(context);
      const cache = createAnswerCache(news);
      const kept = keptAnswers(cache);
      const rates = readAfterChanges(news, [], () => latestRates(context.db));
      const privatePrices = privatePricesReader(context, { news, tree });
      const counts = remembered(categoryCounter(context.db));
      listingRoutes(route, context, { tree, kept, rates, privatePrices, facetsOf: keptFacets(cache) });
      comparisonRoutes(route, context, { tree, rates, privatePrices });
      detailRoutes(route, context, { tree, kept, rates, privatePrices });
      categoryRoutes(route, context, { tree, counts });
      suggestionRoutes(route, context, { tree, counts, kept, rates });
      ownProductRoutes(route, context, tree);
      editingRoutes(route, context, tree);
      bulkEditRoutes(route, context, tree);
      drawingRoutes(route, context);
      datasheetRoutes(route, context, tree);
      pictureRoutes(route, context);
      tellRatesInUse(context);
    },
  });

/** Listing, search, detail, categories and a maker's own products. */
export const catalogueModule = catalogueModuleWith(shippedTree);
