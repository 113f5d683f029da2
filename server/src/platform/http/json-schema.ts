import fastJsonStringify from 'fast-json-stringify';
import * as z from 'zod';
import type { Schema } from './route.ts';

export type JsonSchema = { [key: string]: unknown };
const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON schema of an answer: documents it in OpenAPI and compiles its serialiser. */
export const answerJsonSchema = oncePer((schema: Schema) =>
  tidy(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })),
);

/** The JSON schema of a request's input. */
export const inputJsonSchema = oncePer((schema: Schema) =>
  tidy(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
);

/** Writes an answer of this JSON schema; compiled at the first server that a process builds, and tests build many. */
export const serialiser = oncePer((schema: JsonSchema) => fastJsonStringify(schema));

function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function tidy(schema: unknown): JsonSchema {
  const { $schema: _dialect, '~standard': _standard, ...rest } = isObject(schema) ? schema : {};
  const simple = simplify(rest);
  return isObject(simple) ? simple : {};
}

/**
 * Writes `X or null` as a list of types. For `anyOf` the compiled serialiser runs a validator on every value, which costs
 * more than serialising it.
 */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (!isObject(node)) return node;
  const result = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, simplify(value)]));
  const { anyOf, ...rest } = result;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return result;
  const other = anyOf.find((branch) => !(isObject(branch) && branch.type === 'null'));
  const hasNull = anyOf.some((branch) => isObject(branch) && branch.type === 'null');
  if (!hasNull || !isObject(other) || typeof other.type !== 'string') return result;
  const values = Array.isArray(other.enum) ? { enum: [...other.enum, null] } : {};
  return { ...rest, ...other, ...values, type: [other.type, 'null'] };
}
