import type { Chance } from './chance.ts';
import type { Schema } from './operations.ts';

/** Ids from the market's answers, so that requests reach existing data. */
export type Known = Readonly<{ ids: readonly string[] }>;

const likely = ['Ok', 'TR', '5', '100.00', '2027-01-15', 'deniz@mill.example', '/shop', '1.0.0', 'en', '0'];

/** A value that the schema accepts, as far as the schema tells. */
export function sample(schema: Schema, chance: Chance, known: Known): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return sample(chance.pick(branches), chance, known);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((it) => sample(it, chance, known)));
  }
  const types = [schema.type ?? 'string'].flat();
  switch (chance.pick(types)) {
    case 'null':
      return null;
    case 'boolean':
      return chance.in100(50);
    case 'integer':
    case 'number':
      return (schema.minimum ?? 1) + chance.below(5);
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, 1 + chance.below(2));
      return Array.from({ length }, () => sample(schema.items ?? {}, chance, known));
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, it]) => [name, sample(it, chance, known)]),
      );
    default:
      return sampleText(schema, chance, known);
  }
}

function sampleText({ pattern, format, minLength = 0 }: Schema, chance: Chance, { ids }: Known): string {
  const id = chance.pick(ids);
  if (format === 'uuid') return id;
  if (format === 'date') return '2027-01-15';
  if (format === 'date-time') return '2027-01-15T12:00:00.000Z';
  const matches = pattern ? new RegExp(pattern, 'u') : null;
  const fitting = [...likely, id].filter((it) => matches?.test(it) ?? true);
  const text = fitting.length > 0 ? chance.pick(fitting) : id;
  return text.padEnd(minLength, 'x');
}
