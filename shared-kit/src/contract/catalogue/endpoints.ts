import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofAnyId } from '../endpoints/ids.ts';
import { presentation } from '../endpoints/presentation.ts';
import { localeOnly } from '../endpoints/usual-schemas.ts';
import { comparisonAnswer } from './comparison.ts';
import { drawingFile, savedPdf } from './files.ts';
import { comparedQuery, drawingQuery, listingQuery, ofDatasheet, suggestionsQuery } from './inputs.ts';
import { productDetail, relatedAnswer } from './product-detail.ts';
import { productListAnswer } from './product-list.ts';
import { suggestionsAnswer } from './suggestions.ts';
import { viewCounted } from './views.ts';

/** Why a product is not shown to everybody. */
const hidden = ['product.not-found', 'product.unavailable', 'product.archived'] as const;

export const listSpec = {
  summary:
    'Published products with facets; numeric attributes as attr.<key>=min..max, others as attr.<key>=a,b',
  query: listingQuery,
  answer: productListAnswer,
  errors: ['category.not-found', 'cursor.invalid', 'cursor.stale'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/products' };

export const suggestSpec = {
  summary: 'A few categories, makers and products for what somebody has typed so far',
  query: suggestionsQuery,
  answer: suggestionsAnswer,
  errors: [],
} satisfies EndpointSpec;
export const suggest: Endpoint<typeof suggestSpec> = { method: 'GET', path: '/api/suggestions' };

export const compareSpec = {
  summary: 'Up to four products fact by fact, each row in one unit',
  query: comparedQuery,
  answer: comparisonAnswer,
  errors: [],
} satisfies EndpointSpec;
export const compare: Endpoint<typeof compareSpec> = { method: 'GET', path: '/api/products/comparison' };

export const readSpec = {
  summary: 'One product with its specification and the prices for the visitor’s country',
  params: ofAnyId,
  query: presentation,
  answer: productDetail,
  errors: hidden,
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/products/:id' };

export const listRelatedSpec = {
  summary: 'A few products of the same category by other makers, the newest first',
  params: ofAnyId,
  query: presentation,
  answer: relatedAnswer,
  errors: ['product.not-found', 'product.unavailable'],
} satisfies EndpointSpec;
export const listRelated: Endpoint<typeof listRelatedSpec> = {
  method: 'GET',
  path: '/api/products/:id/related',
};

export const saveSpecificationSpec = {
  summary: 'What the maker states of a product, as a PDF in the visitor’s language',
  params: ofAnyId,
  query: localeOnly,
  answer: savedPdf,
  errors: hidden,
} satisfies EndpointSpec;
export const saveSpecification: Endpoint<typeof saveSpecificationSpec> = {
  method: 'GET',
  path: '/api/products/:id/specification.pdf',
};

export const saveDatasheetSpec = {
  summary: 'A datasheet of the maker’s, for saving',
  params: ofDatasheet,
  answer: savedPdf,
  errors: [
    'product.not-found',
    'product.unavailable',
    'product.archived',
    'product.datasheet-not-found',
    'upload.held',
  ],
} satisfies EndpointSpec;
export const saveDatasheet: Endpoint<typeof saveDatasheetSpec> = {
  method: 'GET',
  path: '/api/products/:id/datasheets/:datasheet',
};

export const drawLightSpec = {
  summary: 'The product drawn from its attributes, for light pages',
  params: ofAnyId,
  query: drawingQuery,
  answer: drawingFile,
  errors: ['product.not-found'],
} satisfies EndpointSpec;
export const drawLight: Endpoint<typeof drawLightSpec> = {
  method: 'GET',
  path: '/api/products/:id/drawing-light.svg',
};

export const drawDarkSpec = {
  summary: 'The product drawn from its attributes, for dark pages',
  params: ofAnyId,
  query: drawingQuery,
  answer: drawingFile,
  errors: ['product.not-found'],
} satisfies EndpointSpec;
export const drawDark: Endpoint<typeof drawDarkSpec> = {
  method: 'GET',
  path: '/api/products/:id/drawing-dark.svg',
};

export const countViewSpec = {
  summary: 'Counts that I look at a product: once a session and day, and not for my own company’s',
  params: ofAnyId,
  answer: viewCounted,
  errors: hidden,
} satisfies EndpointSpec;
export const countView: Endpoint<typeof countViewSpec> = { method: 'PUT', path: '/api/products/:id/view' };
