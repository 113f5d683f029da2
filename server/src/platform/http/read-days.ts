import {
  type DateFieldName,
  dateField,
  dateFieldKeyword,
  orderFault,
  rangeFault,
} from 'shared-kit/contract/dates';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { hasFields } from 'shared-kit/contract/tables';
import { AppError } from './app-error.ts';
import { inputJsonSchema, type JsonSchema } from './json-schema.ts';
import { mostNamed } from './read-input.ts';
import type { Schema } from './route.ts';

/** Where a schema takes a date: keys down to it, `*` for each entry of a list or record. */
type DatePlace = Readonly<{ path: readonly string[]; name: DateFieldName }>;
type Fault = Readonly<{ name: string; reason: string }>;

const found = new WeakMap<Schema, readonly DatePlace[]>();

/** All dates that an input may bring, wherever they stand in it. */
export function datePlaces(schema: Schema): readonly DatePlace[] {
  const places = found.get(schema) ?? placesIn(inputJsonSchema(schema), []);
  found.set(schema, places);
  return places;
}

const asSchemas = (value: unknown): JsonSchema[] =>
  (Array.isArray(value) ? value : [value]).filter((it) => typeof it === 'object' && it !== null);

function placesIn(node: JsonSchema, path: readonly string[]): DatePlace[] {
  const name = node[dateFieldKeyword] as DateFieldName | undefined;
  const below = Object.entries((node.properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...(name ? [{ path, name }] : []),
    ...below.flatMap(([key, property]) => placesIn(property, [...path, key])),
    ...asSchemas(node.items ?? []).flatMap((each) => placesIn(each, [...path, '*'])),
    ...asSchemas(node.additionalProperties ?? []).flatMap((each) => placesIn(each, [...path, '*'])),
    ...[node.anyOf, node.oneOf, node.allOf].flatMap((branches) =>
      asSchemas(branches ?? []).flatMap((branch) => placesIn(branch, path)),
    ),
  ];
}

/** Refuses an input with a date out of its field's range, or on the wrong side of one beside it. `today` is an ISO day. */
export function refuseWrongDays(
  schema: Schema,
  input: unknown,
  { code, today }: Readonly<{ code: ErrorCode; today: string }>,
): void {
  const errors = datePlaces(schema)
    .filter(({ name }) => !dateField(name).inDraft)
    .flatMap(({ path, name }) => faultsAt(input, path, { name, today, taken: [] }));
  if (errors.length > 0) throw new AppError(code, { errors: errors.slice(0, mostNamed) });
}

/**
 * Refuses a day on the wrong side of one that is stored, by the same table. `beside` holds the stored day under the name that
 * the table gives it; null if there is none.
 */
export function refuseWrongOrder(
  name: DateFieldName,
  day: string,
  beside: Readonly<Record<string, string | null>>,
): void {
  const reason = orderFault(name, day, beside);
  const field = name.slice(name.indexOf('.') + 1);
  if (reason) throw new AppError('request.body-invalid', { errors: [{ name: field, reason }] });
}

type Search = Readonly<{ name: DateFieldName; today: string; taken: readonly string[] }>;

function faultsAt(value: unknown, [key, ...rest]: readonly string[], search: Search): Fault[] {
  if (key === undefined || !hasFields(value)) return [];
  const { name, today, taken } = search;
  const keys = key === '*' ? Object.keys(value) : [key];
  return keys.flatMap((each) => {
    const path = [...taken, each];
    if (rest.length > 0) return faultsAt(value[each], rest, { ...search, taken: path });
    const day = value[each];
    if (typeof day !== 'string') return [];
    const reason = rangeFault(name, day, today) ?? orderFault(name, day, value);
    return reason ? [{ name: path.join('.'), reason }] : [];
  });
}
