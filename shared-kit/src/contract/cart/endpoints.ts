import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { presentation } from '../endpoints/presentation.ts';
import { cartAddedAnswer, cartAnswer, cartCountAnswer, quickAddPreview } from './answers.ts';
import { cartLineChange, cartLineInput, pastedList, quickAddInput } from './inputs.ts';

/** Why a product can't be put into a cart. */
const notAdded = ['product.not-found', 'product.unavailable', 'cart.full', 'cart.own-product'] as const;

export const readSpec = {
  summary: 'My cart, priced now for my country, by maker',
  query: presentation,
  answer: cartAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/cart' };

export const countSpec = {
  summary: 'How many lines my cart has',
  answer: cartCountAnswer,
  errors: [],
} satisfies EndpointSpec;
export const count: Endpoint<typeof countSpec> = { method: 'GET', path: '/api/cart/count' };

export const addLineSpec = {
  summary: 'Adds a product to my cart, or more of it to its line',
  body: cartLineInput,
  answer: cartAddedAnswer,
  errors: notAdded,
  takesKey: true,
} satisfies EndpointSpec;
export const addLine: Endpoint<typeof addLineSpec> = { method: 'POST', path: '/api/cart/lines' };

export const changeLineSpec = {
  summary: 'Changes what is named of a line; answers the cart as it is then',
  params: ofId,
  query: presentation,
  body: cartLineChange,
  answer: cartAnswer,
  errors: ['cart.line-not-found', 'cart.price-moved'],
} satisfies EndpointSpec;
export const changeLine: Endpoint<typeof changeLineSpec> = {
  method: 'PATCH',
  path: '/api/cart/lines/:id',
};

export const removeLineSpec = {
  summary: 'Removes a line; it can be restored for an hour',
  params: ofId,
  query: presentation,
  answer: cartAnswer,
  errors: ['cart.line-not-found'],
} satisfies EndpointSpec;
export const removeLine: Endpoint<typeof removeLineSpec> = {
  method: 'DELETE',
  path: '/api/cart/lines/:id',
};

export const restoreLineSpec = {
  summary: 'Brings a removed line back as it was',
  params: ofId,
  query: presentation,
  answer: cartAnswer,
  errors: ['cart.line-not-found'],
} satisfies EndpointSpec;
export const restoreLine: Endpoint<typeof restoreLineSpec> = {
  method: 'POST',
  path: '/api/cart/lines/:id/restore',
};

export const previewListSpec = {
  summary: 'What a pasted list of article numbers and quantities would add; adds nothing',
  query: presentation,
  body: pastedList,
  answer: quickAddPreview,
  errors: [],
} satisfies EndpointSpec;
export const previewList: Endpoint<typeof previewListSpec> = {
  method: 'POST',
  path: '/api/cart/quick-add/preview',
};

export const addListSpec = {
  summary: 'Adds several products at once, all or none',
  body: quickAddInput,
  answer: cartCountAnswer,
  errors: notAdded,
  takesKey: true,
} satisfies EndpointSpec;
export const addList: Endpoint<typeof addListSpec> = { method: 'POST', path: '/api/cart/quick-add' };
