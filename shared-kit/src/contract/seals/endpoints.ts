import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { fileAnswer } from '../endpoints/usual-schemas.ts';
import { sealCheckAnswer } from '../signing/api.ts';

export const checkSpec = {
  summary: 'Says whether the market sealed this PDF and whether it was changed since; nothing is kept',
  door: 'seal-check',
  answer: sealCheckAnswer,
  errors: [],
} satisfies EndpointSpec;
export const check: Endpoint<typeof checkSpec> = { method: 'POST', path: '/api/seals/check' };

export const certificateSpec = {
  summary: 'The certificate that seals are made with, for programs that check them',
  answer: fileAnswer,
  errors: ['seal.unavailable'],
} satisfies EndpointSpec;
export const certificate: Endpoint<typeof certificateSpec> = {
  method: 'GET',
  path: '/api/seals/certificate',
};
