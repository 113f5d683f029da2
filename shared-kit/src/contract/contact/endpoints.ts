import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { contactInput } from './inputs.ts';

export const sendSpec = {
  summary: 'Sends a message to the staff of the market, and confirms it by mail',
  body: contactInput,
  answer: nothing,
  errors: [],
  takesKey: true,
} satisfies EndpointSpec;
export const send: Endpoint<typeof sendSpec> = { method: 'POST', path: '/api/contact' };
