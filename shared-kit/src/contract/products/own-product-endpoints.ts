import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofAnyId } from '../endpoints/ids.ts';
import { inLanguage, nothing } from '../endpoints/usual-schemas.ts';
import { ownProductsQuery, productRestoration, seenRevision } from './own-product-inputs.ts';
import { ownProductsAnswer } from './own-products.ts';
import {
  draftCategory,
  newProductInput,
  productDraftInput,
  productDraftSaved,
  productEditorAnswer,
  productHistoryAnswer,
  productIdAnswer,
  publishInput,
} from './product-answers.ts';
import { storedPicture } from './product-draft.ts';

export const listSpec = {
  summary: 'My company’s products, drafts and archived ones included',
  query: ownProductsQuery,
  answer: ownProductsAnswer,
  errors: ['company.not-found', 'cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/manufacturer/products' };

export const readSpec = {
  summary: 'My company’s product with the changes that wait beside it, for its editor',
  params: ofAnyId,
  query: inLanguage,
  answer: productEditorAnswer,
  errors: ['product.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/manufacturer/products/:id' };

export const readCategorySpec = {
  summary: 'A category’s attributes, with what comparable products state of each',
  params: ofAnyId,
  query: inLanguage,
  answer: draftCategory,
  errors: ['category.not-found'],
} satisfies EndpointSpec;
export const readCategory: Endpoint<typeof readCategorySpec> = {
  method: 'GET',
  path: '/api/manufacturer/categories/:id',
};

export const addSpec = {
  summary: 'Begins a product as a draft',
  body: newProductInput,
  answer: productIdAnswer,
  errors: ['category.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const add: Endpoint<typeof addSpec> = { method: 'POST', path: '/api/manufacturer/products' };

export const saveDraftSpec = {
  summary: 'Keeps what was typed so far, unless a colleague has saved since',
  params: ofAnyId,
  body: productDraftInput,
  answer: productDraftSaved,
  errors: ['product.not-found', 'product.draft-moved', 'product.state-moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const saveDraft: Endpoint<typeof saveDraftSpec> = {
  method: 'PUT',
  path: '/api/manufacturer/products/:id/draft',
};

export const discardDraftSpec = {
  summary: 'Forgets the changes that wait beside a product',
  params: ofAnyId,
  query: seenRevision,
  answer: nothing,
  errors: ['product.not-found', 'product.draft-moved', 'product.state-moved'],
} satisfies EndpointSpec;
export const discardDraft: Endpoint<typeof discardDraftSpec> = {
  method: 'DELETE',
  path: '/api/manufacturer/products/:id/draft',
};

export const publishSpec = {
  summary: 'Makes all changes of a product public at once',
  params: ofAnyId,
  body: publishInput,
  answer: nothing,
  errors: ['product.not-found', 'product.draft-moved', 'product.state-moved', 'product.not-complete'],
  takesKey: true,
} satisfies EndpointSpec;
export const publish: Endpoint<typeof publishSpec> = {
  method: 'POST',
  path: '/api/manufacturer/products/:id/publication',
};

export const archiveSpec = {
  summary: 'Takes a product out of the shop',
  params: ofAnyId,
  body: nothing,
  answer: nothing,
  errors: ['product.not-found', 'product.state-moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const archive: Endpoint<typeof archiveSpec> = {
  method: 'POST',
  path: '/api/manufacturer/products/:id/archiving',
};

export const copySpec = {
  summary: 'Begins a draft that says what this product says',
  params: ofAnyId,
  body: nothing,
  answer: productIdAnswer,
  errors: ['product.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const copy: Endpoint<typeof copySpec> = {
  method: 'POST',
  path: '/api/manufacturer/products/:id/copies',
};

export const removeSpec = {
  summary: 'Deletes a draft that never was public',
  params: ofAnyId,
  answer: nothing,
  errors: ['product.not-found', 'product.state-moved'],
} satisfies EndpointSpec;
export const remove: Endpoint<typeof removeSpec> = {
  method: 'DELETE',
  path: '/api/manufacturer/products/:id',
};

export const readHistorySpec = {
  summary: 'Who changed what of my company’s product',
  params: ofAnyId,
  answer: productHistoryAnswer,
  errors: ['product.not-found'],
} satisfies EndpointSpec;
export const readHistory: Endpoint<typeof readHistorySpec> = {
  method: 'GET',
  path: '/api/manufacturer/products/:id/history',
};

export const restoreSpec = {
  summary: 'Puts what a product once was into its draft; publishing it is a step of its own',
  params: ofAnyId,
  body: productRestoration,
  answer: productDraftSaved,
  errors: ['product.not-found', 'product.draft-moved', 'product.edition-not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const restore: Endpoint<typeof restoreSpec> = {
  method: 'POST',
  path: '/api/manufacturer/products/:id/restoration',
};

export const addPictureSpec = {
  summary: 'Stores a picture that a product’s draft may then name: the file is the whole body',
  params: ofAnyId,
  door: 'product-picture',
  answer: storedPicture,
  errors: ['product.not-found', 'product.pictures-full'],
} satisfies EndpointSpec;
export const addPicture: Endpoint<typeof addPictureSpec> = {
  method: 'POST',
  path: '/api/manufacturer/products/:id/pictures',
};
