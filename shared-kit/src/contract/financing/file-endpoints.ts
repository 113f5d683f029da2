import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { fileAnswer } from '../endpoints/usual-schemas.ts';
import { financingFile, financingFileQuery } from './dealing.ts';

export const uploadSpec = {
  summary: 'Uploads a file as the whole body (application/octet-stream); its type is told by its content',
  query: financingFileQuery,
  door: 'financing-file',
  answer: financingFile,
  errors: [],
} satisfies EndpointSpec;
export const upload: Endpoint<typeof uploadSpec> = { method: 'POST', path: '/api/financing-files' };

export const readSpec = {
  summary: 'A file between a buyer and a bank, always to be saved and never shown in the page’s own right',
  params: ofId,
  answer: fileAnswer,
  errors: ['financing.file-not-found', 'upload.held'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/financing-files/:id' };
