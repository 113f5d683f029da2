import type { AddressInput, Endpoint, EndpointSpec, Optional, QueryValue } from './endpoint.ts';

type Query = Readonly<Record<string, QueryValue>>;
type Parts = Readonly<{ params?: Readonly<Record<string, string>> | undefined; query?: Query | undefined }>;

/** `path` with its query: empty values are left out, lists are joined by commas. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') search.set(name, text);
  }
  const suffix = search.toString();
  return suffix ? `${path}?${suffix}` : path;
}

/** A path whose parameters are filled in, with its query. */
export const filledAddress = ({ path }: Pick<Endpoint, 'path'>, { params = {}, query }: Parts): string =>
  withQuery(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
  );

/** The address of an endpoint, for links and downloads. */
export const addressOf = <Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  ...[input]: Optional<AddressInput<Spec>>
): string => filledAddress(endpoint, input ?? {});
