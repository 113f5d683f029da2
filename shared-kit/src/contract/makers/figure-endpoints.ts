import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { productFiguresAnswer } from '../products/own-products.ts';
import { makerOverview, overviewQuery, productFiguresQuery } from './overview.ts';

export const readOverviewSpec = {
  summary: 'How my company’s requests, offers and products fare',
  query: overviewQuery,
  answer: makerOverview,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const readOverview: Endpoint<typeof readOverviewSpec> = {
  method: 'GET',
  path: '/api/manufacturer/overview',
};

export const readProductsSpec = {
  summary: 'How often my company’s products were looked at and asked for lately',
  query: productFiguresQuery,
  answer: productFiguresAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const readProducts: Endpoint<typeof readProductsSpec> = {
  method: 'GET',
  path: '/api/manufacturer/product-figures',
};
