import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import {
  bulkEditAnswer,
  bulkEditInput,
  bulkPreviewAnswer,
  bulkPreviewInput,
  bulkUndoAnswer,
  newestBulkEdit,
} from './bulk-edits.ts';

export const previewSpec = {
  summary: 'What a change of many products would make of each; changes nothing',
  body: bulkPreviewInput,
  answer: bulkPreviewAnswer,
  errors: ['product.not-found'],
} satisfies EndpointSpec;
export const preview: Endpoint<typeof previewSpec> = {
  method: 'POST',
  path: '/api/manufacturer/product-edits/preview',
};

export const applySpec = {
  summary: 'Changes many products as the preview said, all or none',
  body: bulkEditInput,
  answer: bulkEditAnswer,
  errors: ['product.not-found', 'product.draft-moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const apply: Endpoint<typeof applySpec> = { method: 'POST', path: '/api/manufacturer/product-edits' };

export const newestSpec = {
  summary: 'My company’s newest change of many products, as long as it may be undone',
  answer: newestBulkEdit,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const newest: Endpoint<typeof newestSpec> = {
  method: 'GET',
  path: '/api/manufacturer/product-edits/newest',
};

export const undoSpec = {
  summary: 'Undoes a change of many products within an hour, where nobody changed them since',
  params: ofId,
  body: nothing,
  answer: bulkUndoAnswer,
  errors: ['product.change-not-found', 'product.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const undo: Endpoint<typeof undoSpec> = {
  method: 'POST',
  path: '/api/manufacturer/product-edits/:id/undo',
};
