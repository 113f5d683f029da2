import { customType } from 'drizzle-orm/pg-core';
import { locales } from 'shared-kit/contract/languages';
import * as z from 'zod';

type Schema<Value = unknown> = z.core.$ZodType<Value>;

/**
 * A `jsonb` column. Each value that is read passes the schema, which takes everything that was ever written: it may
 * only get wider. Throws for any other value.
 */
export const json = <Value>(name: string, schema: Schema<Value>) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => {
      const read = z.core.safeParse(schema, value);
      if (read.success) return read.data;
      throw new Error(`the column ${name} holds what its schema doesn't know`, { cause: read.error });
    },
  })(name);

/**
 * The shape of a schema of the contract, without bounds, patterns and trimming: these may get narrower, and what is
 * stored stays readable. Fields that it doesn't know stay. A text in all languages is empty in one that came later.
 */
export const shapeOf = <S extends Schema>(schema: S): z.ZodType<z.core.output<S>> =>
  loosened(schema) as z.ZodType<z.core.output<S>>;

function loosened(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'array':
      return z.array(loosened(def.element));
    case 'record':
      return z.record(z.string(), loosened(def.valueType));
    case 'nullable':
      return z.nullable(loosened(def.innerType));
    case 'optional':
    case 'default':
      return z.optional(loosened(def.innerType));
    case 'union':
      return z.union(def.options.map(loosened));
    case 'object':
      return looseObject(def.shape);
    default:
      return schema;
  }
}

function looseObject(shape: z.core.$ZodShape): Schema {
  const isOfLanguages =
    Object.keys(shape).toSorted().join() === locales.toSorted().join() &&
    Object.values(shape).every((schema) => schema._zod.def.type === 'string');
  return z.looseObject(
    Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => [
        key,
        isOfLanguages ? z._default(loosened(schema), '') : loosened(schema),
      ]),
    ),
  );
}
