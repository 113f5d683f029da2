import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { makerResponse } from './answers.ts';

export const readResponseSpec = {
  summary: 'How fast a maker answers requests, and how often its offers are accepted',
  params: ofId,
  answer: makerResponse,
  errors: [],
} satisfies EndpointSpec;
export const readResponse: Endpoint<typeof readResponseSpec> = {
  method: 'GET',
  path: '/api/makers/:id/response',
};
