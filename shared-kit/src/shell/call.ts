import type {
  AddressInput,
  AnswerOf,
  BindInput,
  BindingSpec,
  CallInput,
  Endpoint,
  EndpointSpec,
  FileInput,
  FileSpec,
  Optional,
  PlainSpec,
  QueryValue,
} from 'shared-kit/contract';
import { api, apiAddress, keyed, send, withinLimit } from './api-client.ts';
import type { Confirmed } from './confirmed.ts';

type Parts = Readonly<{
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, QueryValue>> | undefined;
}>;

const filled = ({ path }: Endpoint, { params = {}, query }: Parts): string =>
  apiAddress(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
  );

/** The address of an endpoint, for links and downloads. */
export const addressOf = <Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  ...[input]: Optional<AddressInput<Spec>>
): string => filled(endpoint, input ?? {});

/** Calls an endpoint. Throws `ApiError`. A read is given up after a while; a write never, since it may have succeeded. */
export function call<Spec extends PlainSpec>(
  endpoint: Endpoint<Spec>,
  ...[input]: Optional<CallInput<Spec>>
): Promise<AnswerOf<Spec>> {
  const { method } = endpoint;
  const { body, key, signal, ...parts }: Partial<CallInput<EndpointSpec>> = input ?? {};
  const address = filled(endpoint, parts);
  if (method === 'GET') return withinLimit((asking) => send(method, address, { signal: asking }), signal);
  return send(method, address, body === undefined && key === undefined ? {} : keyed(body ?? {}, key));
}

/** Makes a binding move: what was confirmed goes with it, and into its idempotency key. Throws `ApiError`. */
export const bind = <Spec extends BindingSpec>(
  confirmed: Confirmed,
  endpoint: Endpoint<Spec>,
  { body, ...parts }: BindInput<Spec>,
  keyOf: (body: object) => string,
): Promise<AnswerOf<Spec>> => api.bind(confirmed, filled(endpoint, parts), body, keyOf);

/** Sends a file as the body. Throws `ApiError`. */
export function upload<Spec extends FileSpec>(
  endpoint: Endpoint<Spec>,
  file: Blob,
  input: FileInput<Spec>,
): Promise<AnswerOf<Spec>> {
  const { key: idempotencyKey, params, query, ...rest }: FileInput<EndpointSpec> = input;
  return api.upload(filled(endpoint, { params, query }), file, { ...rest, idempotencyKey });
}
