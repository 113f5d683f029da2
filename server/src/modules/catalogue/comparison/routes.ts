import { type ComparedProduct, catalogue, comparisonLimit } from 'shared-kit/contract/catalogue';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { Locale } from 'shared-kit/contract/languages';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import { visitorCountry } from '../../location/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { PrivatePricesOf } from '../answers/private-prices-of.ts';
import { productCardOf } from '../answers/product-card.ts';
import { statedTermsOf } from '../answers/stated-terms.ts';
import type { CategoryTree } from '../category-tree.ts';
import { invalid, lists, type RawQuery, refuse } from '../facets/read-parameters.ts';
import { readPresentation } from '../finding/list-query.ts';
import type { Offer } from '../offer/find-offers.ts';
import type { PriceView } from '../price/price-answer.ts';
import { areAlike, compareAttributes } from './compare-attributes.ts';
import { findCompared } from './find-compared.ts';

type Parts = Readonly<{ tree: CategoryTree; view: PriceView; locale: Locale }>;

export function comparisonRoutes(
  route: RegisterRoute,
  { db }: ModuleContext,
  {
    tree,
    rates: readRates,
    privatePrices,
  }: Readonly<{ tree: CategoryTree; rates: () => Promise<StoredRates>; privatePrices: PrivatePricesOf }>,
): void {
  route(catalogue.compare, catalogue.compareSpec, {
    access: signedIn,
    handler: async ({ query, request, actor }) => {
      const ids = readIds(query);
      const { currency, locale } = readPresentation(query, request.cookies);
      const [found, rates, { country }, own] = await Promise.all([
        findCompared(db, ids, actor.companyId),
        readRates(),
        visitorCountry(request),
        privatePrices(actor, ids),
      ]);
      const parts = { tree, view: { country, privatePrices: own, currency, rates }, locale };
      const products = found.map(({ product }) => product);
      return {
        products: found.map((it) => comparedProductOf(it, parts)),
        missing: ids.filter((id) => !products.some((product) => product.id === id)),
        alike: areAlike(products),
        specification: compareAttributes(products, tree, locale),
      };
    },
  });
}

function readIds(query: RawQuery): readonly string[] {
  const ids = lists(query, 'ids', isUuid, refuse);
  if (ids.length === 0) throw invalid('ids', 'missing');
  if (ids.length > comparisonLimit) throw invalid('ids', 'too-many');
  return ids;
}

function comparedProductOf({ product, maker }: Offer, { tree, view, locale }: Parts): ComparedProduct {
  const [department] = tree.pathOf(product.categoryId);
  return {
    ...productCardOf(product, { maker, tree, view, locale }),
    department: {
      id: department?.id ?? product.categoryId,
      name: department ? inLocale(department.name, locale) : product.categoryId,
    },
    model: product.model,
    origin: product.originCountry,
    ...statedTermsOf(product, locale),
    drawing: { category: product.categoryId, attributes: product.attributes },
  };
}
