import { AppError } from '../../../platform/http/index.ts';

/** A query string as Fastify parses it: repeated parameters are arrays. */
export type RawQuery = Readonly<Record<string, unknown>>;

export function refuse(name: string, reason: string): never {
  throw new AppError('request.parameter-invalid', { errors: [{ name, reason }] });
}

/** A parameter's text: the last one if repeated, empty if missing. */
export function textOf(raw: RawQuery, name: string): string {
  const value = raw[name];
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last.trim() : '';
}

/** More than anybody ticks, but few enough for a small query. */
const mostValues = 50;

/** Distinct values from commas or repeated parameters. */
export function lists<T extends string>(
  raw: RawQuery,
  name: string,
  isValue: (value: string) => value is T,
): readonly T[] {
  const given = [raw[name]].flat().flatMap((it) => (typeof it === 'string' ? it.split(',') : []));
  const values = new Set<T>();
  for (const value of given.map((it) => it.trim())) {
    if (value === '') continue;
    if (!isValue(value)) return refuse(name, 'unknown');
    values.add(value);
  }
  return values.size <= mostValues ? [...values] : refuse(name, 'too-many');
}
