import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { categoriesAnswer, categoryMakers } from './answers.ts';
import { categoriesQuery, ofCategory } from './inputs.ts';

export const listSpec = {
  summary: 'The category tree with the number of published products',
  query: categoriesQuery,
  answer: categoriesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/categories' };

export const listMakersSpec = {
  summary: 'Approved makers with products of a category, whom a buyer may ask for something in it',
  params: ofCategory,
  answer: categoryMakers,
  errors: ['category.not-found'],
} satisfies EndpointSpec;
export const listMakers: Endpoint<typeof listMakersSpec> = {
  method: 'GET',
  path: '/api/categories/:id/makers',
};
