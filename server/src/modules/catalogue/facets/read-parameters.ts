import { AppError } from '../../../platform/http/index.ts';

/** A query string as Fastify parses it: repeated parameters are arrays. */
export type RawQuery = Readonly<Record<string, unknown>>;

/** What happens to a parameter that can't be read; after `leaveOut` it counts as missing. */
export type Unreadable = (error: AppError) => null;

export const refuse: Unreadable = (error) => {
  throw error;
};
export const leaveOut: Unreadable = () => null;

export const invalid = (name: string, reason: string): AppError =>
  new AppError('request.parameter-invalid', { errors: [{ name, reason }] });

/** A parameter's text: the last one if repeated, empty if missing. */
export function textOf(raw: RawQuery, name: string): string {
  const value = raw[name];
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last.trim() : '';
}

/** More than anybody ticks, but few enough for a small query. */
const mostValues = 50;

/** Distinct values from commas or repeated parameters. */
export function lists(
  raw: RawQuery,
  name: string,
  isValue: (value: string) => boolean,
  unreadable: Unreadable,
): readonly string[] {
  const given = [raw[name]].flat().flatMap((it) => (typeof it === 'string' ? it.split(',') : []));
  const values = [...new Set(given.map((it) => it.trim()).filter((it) => it !== ''))];
  if (!values.every(isValue)) return unreadable(invalid(name, 'unknown')) ?? [];
  return values.length <= mostValues ? values : (unreadable(invalid(name, 'too-many')) ?? []);
}

export function wholeNumber(
  raw: RawQuery,
  name: string,
  { min, max }: Readonly<{ min: number; max: number }>,
  unreadable: Unreadable,
): number | null {
  const value = textOf(raw, name);
  if (!value) return null;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : unreadable(invalid(name, 'out-of-range'));
}
