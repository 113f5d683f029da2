import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { localeOnly, nothing } from '../endpoints/usual-schemas.ts';
import {
  priceListAnswer,
  priceListChange,
  priceListCompaniesAnswer,
  priceListProductsAnswer,
  priceListProductsQuery,
  priceListSaved,
  priceListsAnswer,
} from './api.ts';

export const listSpec = {
  summary: 'My company’s private price lists, the newest first',
  answer: priceListsAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/manufacturer/price-lists' };

export const readSpec = {
  summary: 'A private price list with its companies and entries',
  params: ofId,
  query: localeOnly,
  answer: priceListAnswer,
  errors: ['company.not-found', 'price-list.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/manufacturer/price-lists/:id' };

export const listCompaniesSpec = {
  summary: 'The companies that sent my company a request: only they may be on a list',
  answer: priceListCompaniesAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const listCompanies: Endpoint<typeof listCompaniesSpec> = {
  method: 'GET',
  path: '/api/manufacturer/price-lists/companies',
};

export const findProductsSpec = {
  summary: 'My company’s products with these words, to pick for a list',
  query: priceListProductsQuery,
  answer: priceListProductsAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const findProducts: Endpoint<typeof findProductsSpec> = {
  method: 'GET',
  path: '/api/manufacturer/price-lists/products',
};

export const saveSpec = {
  summary: 'Writes a private price list as a whole, as an owner or approver',
  params: ofId,
  body: priceListChange,
  answer: priceListSaved,
  errors: ['company.not-found', 'price-list.not-found', 'price-list.moved', 'price-list.full'],
  takesKey: true,
} satisfies EndpointSpec;
export const save: Endpoint<typeof saveSpec> = { method: 'PUT', path: '/api/manufacturer/price-lists/:id' };

export const removeSpec = {
  summary: 'Removes a private price list; its companies have the public prices again',
  params: ofId,
  answer: nothing,
  errors: ['company.not-found', 'price-list.not-found'],
} satisfies EndpointSpec;
export const remove: Endpoint<typeof removeSpec> = {
  method: 'DELETE',
  path: '/api/manufacturer/price-lists/:id',
};
