import * as contract from 'shared-kit/contract';
import { type EndpointSpec, isEndpoint } from 'shared-kit/contract/endpoints';

type Declared = Readonly<{ method: string; path: string; spec: EndpointSpec }>;

/** All endpoints that the contract declares, named as in the rows: `PATCH /api/cart/lines/{id}`. */
export const declared: ReadonlyMap<string, Declared> = new Map(
  Object.values<unknown>(contract).flatMap((noun) => {
    if (typeof noun !== 'object' || noun === null) return [];
    const parts = noun as Readonly<Record<string, unknown>>;
    return Object.entries(parts).flatMap(([name, value]): [string, Declared][] => {
      const spec = parts[`${name}Spec`] as EndpointSpec | undefined;
      if (!isEndpoint(value) || !spec) return [];
      const { method, path } = value;
      return [[`${method} ${path.replace(/:(\w+)/g, '{$1}')}`, { method, path, spec }]];
    });
  }),
);

/** Whether an endpoint takes effect once for each idempotency key. */
export const takesKey = (endpoint: string): boolean => declared.get(endpoint)?.spec.takesKey === true;
