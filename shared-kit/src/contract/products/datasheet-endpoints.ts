import { ofDatasheet } from '../catalogue/inputs.ts';
import { datasheetAnswer, datasheetFacts } from '../catalogue/product-detail.ts';
import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofAnyId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { datasheetFileQuery } from './own-product-inputs.ts';

export const addSpec = {
  summary: 'Add a datasheet to my company’s product, or replace one: the PDF is the whole body',
  params: ofAnyId,
  query: datasheetFileQuery,
  door: 'datasheet',
  answer: datasheetAnswer,
  errors: ['product.not-found', 'product.datasheet-not-found', 'product.datasheets-full'],
} satisfies EndpointSpec;
export const add: Endpoint<typeof addSpec> = {
  method: 'POST',
  path: '/api/manufacturer/products/:id/datasheets',
};

export const describeSpec = {
  summary: 'Change the name and language of a datasheet of my company’s product',
  params: ofDatasheet,
  body: datasheetFacts,
  answer: datasheetAnswer,
  errors: ['product.not-found', 'product.datasheet-not-found'],
} satisfies EndpointSpec;
export const describe: Endpoint<typeof describeSpec> = {
  method: 'PATCH',
  path: '/api/manufacturer/products/:id/datasheets/:datasheet',
};

export const removeSpec = {
  summary: 'Take a datasheet off my company’s product',
  params: ofDatasheet,
  answer: nothing,
  errors: ['product.not-found', 'product.datasheet-not-found'],
} satisfies EndpointSpec;
export const remove: Endpoint<typeof removeSpec> = {
  method: 'DELETE',
  path: '/api/manufacturer/products/:id/datasheets/:datasheet',
};
