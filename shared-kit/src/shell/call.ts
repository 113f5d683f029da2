import type {
  AddressInput,
  AnswerOf,
  CallInput,
  Endpoint,
  EndpointSpec,
  Optional,
  QueryValue,
} from 'shared-kit/contract';
import { apiAddress, keyed, send, withinLimit } from './api-client.ts';

type Parts = Readonly<{
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, QueryValue>> | undefined;
}>;

/** The address of an endpoint, for links and downloads. */
export function addressOf<Spec extends EndpointSpec>(
  { path }: Endpoint<Spec>,
  ...[input]: Optional<AddressInput<Spec>>
): string {
  const { params = {}, query }: Parts = input ?? {};
  return apiAddress(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
  );
}

/** Calls an endpoint. Throws `ApiError`. A read is given up after a while; a write never, since it may have succeeded. */
export function call<Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  ...[input]: Optional<CallInput<Spec>>
): Promise<AnswerOf<Spec>> {
  const { method } = endpoint;
  const { body, key, signal, ...parts }: Partial<CallInput<EndpointSpec>> = input ?? {};
  const address = addressOf(endpoint as Endpoint, parts);
  if (method === 'GET') return withinLimit((asking) => send(method, address, { signal: asking }), signal);
  return send(method, address, body === undefined ? {} : keyed(body, key));
}
