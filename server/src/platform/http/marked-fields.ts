import { hasFields } from 'shared-kit/contract/tables';
import { inputJsonSchema, type JsonSchema } from './json-schema.ts';
import type { Schema } from './route.ts';

/** Where a schema takes a field with a mark: keys down to it, `*` for each entry of a list or record. */
export type MarkedPlace = Readonly<{ path: readonly string[]; mark: string }>;
/** A marked field of an input, with what stands beside it. */
type MarkedField = Readonly<{
  mark: string;
  name: string;
  value: unknown;
  beside: Readonly<Record<string, unknown>>;
}>;

/** Finds the fields that schemas mark with a keyword, wherever they stand in an input. Each schema is searched once. */
export function fieldsMarked(keyword: string) {
  const known = new WeakMap<Schema, readonly MarkedPlace[]>();
  const placesOf = (schema: Schema): readonly MarkedPlace[] => {
    const places = known.get(schema) ?? placesIn(inputJsonSchema(schema), keyword, []);
    known.set(schema, places);
    return places;
  };
  return {
    placesOf,
    fieldsOf: (schema: Schema, input: unknown): MarkedField[] =>
      placesOf(schema).flatMap(({ path, mark }) => fieldsAt(input, path, { mark, taken: [] })),
  };
}

const asSchemas = (value: unknown): JsonSchema[] =>
  (Array.isArray(value) ? value : [value]).filter((it) => typeof it === 'object' && it !== null);

function placesIn(node: JsonSchema, keyword: string, path: readonly string[]): MarkedPlace[] {
  const mark = node[keyword] as string | undefined;
  const below = Object.entries((node.properties ?? {}) as Record<string, JsonSchema>);
  const within = (schemas: unknown, ...key: readonly string[]) =>
    asSchemas(schemas ?? []).flatMap((each) => placesIn(each, keyword, [...path, ...key]));
  return [
    ...(mark ? [{ path, mark }] : []),
    ...below.flatMap(([key, property]) => within(property, key)),
    ...within(node.items, '*'),
    ...within(node.additionalProperties, '*'),
    ...[node.anyOf, node.oneOf, node.allOf].flatMap((branches) => within(branches)),
  ];
}

type Search = Readonly<{ mark: string; taken: readonly string[] }>;

function fieldsAt(value: unknown, [key, ...rest]: readonly string[], { mark, taken }: Search): MarkedField[] {
  if (key === undefined || !hasFields(value)) return [];
  const keys = key === '*' ? Object.keys(value) : [key];
  return keys.flatMap((each) => {
    const path = [...taken, each];
    return rest.length > 0
      ? fieldsAt(value[each], rest, { mark, taken: path })
      : [{ mark, name: path.join('.'), value: value[each], beside: value }];
  });
}
