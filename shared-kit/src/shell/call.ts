import {
  type AnswerOf,
  type BindInput,
  type BindingSpec,
  type CallInput,
  type Endpoint,
  type EndpointSpec,
  type FileInput,
  type FileSpec,
  filledAddress,
  type Optional,
  type PlainSpec,
} from 'shared-kit/contract/endpoints';
import { api, keyed, send, withinLimit } from './api-client.ts';
import type { Confirmed } from './confirmed.ts';

export { addressOf } from 'shared-kit/contract/endpoints';

/** Calls an endpoint. Throws `ApiError`. A read is given up after a while; a write never, since it may have succeeded. */
export function call<Spec extends PlainSpec>(
  endpoint: Endpoint<Spec>,
  ...[input]: Optional<CallInput<Spec>>
): Promise<AnswerOf<Spec>> {
  const { method } = endpoint;
  const { body, key, signal, ...parts }: Partial<CallInput<EndpointSpec>> = input ?? {};
  const address = filledAddress(endpoint, parts);
  if (method === 'GET') return withinLimit((asking) => send(method, address, { signal: asking }), signal);
  return send(method, address, body === undefined && key === undefined ? {} : keyed(body ?? {}, key));
}

/** Makes a binding move: what was confirmed goes with it, and into its idempotency key. Throws `ApiError`. */
export const bind = <Spec extends BindingSpec>(
  confirmed: Confirmed,
  endpoint: Endpoint<Spec>,
  { body, ...parts }: BindInput<Spec>,
  keyOf: (body: object) => string,
): Promise<AnswerOf<Spec>> => api.bind(confirmed, filledAddress(endpoint, parts), body, keyOf);

/** Sends a file as the body. Throws `ApiError`. */
export function upload<Spec extends FileSpec>(
  endpoint: Endpoint<Spec>,
  file: Blob,
  input: FileInput<Spec>,
): Promise<AnswerOf<Spec>> {
  const { key: idempotencyKey, params, query, ...rest }: FileInput<EndpointSpec> = input;
  return api.upload(filledAddress(endpoint, { params, query }), file, { ...rest, idempotencyKey });
}
