import type { Endpoint } from './endpoint.ts';

/** The API's name in a list of what areas may use, where each shared entry stands by its own name. */
export const theApi = 'the API';

/** An endpoint as it is listed and told, such as `GET /api/quotes/:id`. */
export const endpointName = ({ method, path }: Endpoint): string => `${method} ${path}`;

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
