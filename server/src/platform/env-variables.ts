import { isIP } from 'node:net';
import { splitLocale } from 'shared-kit/contract/languages';
import * as z from 'zod';

const words = { true: true, yes: true, '1': true, false: false, no: false, '0': false } as const;
/** `true` or `false`, also written yes/no or 1/0. */
export const flag = z
  .enum(['true', 'yes', '1', 'false', 'no', '0'], { error: 'must be true or false' })
  .transform((word) => words[word]);

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${from} to ${to}` })
    .transform(Number)
    .refine((value) => value >= from && value <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    });

export const path = z
  .string()
  .regex(/^\/(?![/\\])\S*$/, { error: 'must be a path that begins with one slash, such as /shop' });

/** A path for a page: no query, no pattern, and not below a language. */
export const pagePath = path
  .refine((text) => !/[?#:*]/.test(text), { error: 'must be a path without ?, #, : and *, such as /sign-in' })
  .refine((text) => splitLocale(text).path === text, { error: 'must be a path without a language' });

const proxyWords = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  if (proxyWords.has(entry)) return true;
  const longest = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  );
}

/** Addresses and networks, separated by commas. */
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every(isProxy), {
    error: 'must list addresses or networks, such as 10.0.0.0/8,loopback',
  });

/** Years by country (ISO 3166-1 alpha-2), such as `TR=10,DE=8`. */
export const yearsByCountry = z.string().transform((text, context): Readonly<Record<string, number>> => {
  const pairs = text.split(',').map((pair) => /^([A-Z]{2})=([1-9]\d?)$/.exec(pair.trim()));
  if (pairs.every((it) => it !== null)) {
    return Object.fromEntries(pairs.map(([, country, count]) => [country, Number(count)]));
  }
  context.addIssue({
    code: 'custom',
    message: 'must list countries with their years, such as TR=10,DE=8',
  });
  return z.NEVER;
});

/** JSON text of the given shape. */
export const json = <S extends z.ZodType>(shape: S, example: string) =>
  z.string().transform((text, context): z.output<S> => {
    const parsed = shape.safeParse(parseOrNull(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: `must be JSON such as ${example}` });
    return z.NEVER;
  });

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An environment variable: its schema and its text in `.env.example`. */
export type Variable<S extends z.ZodType = z.ZodType> = Readonly<{
  schema: S;
  /** Text of the default; null if there is none. */
  fallback: string | null;
  about: string;
}>;

export const variable = <S extends z.ZodType>(
  schema: S,
  fallback: string | null,
  about: string,
): Variable<S> => ({ schema, fallback, about });

type Values<V extends Record<string, Variable>> = {
  [Name in keyof V]: z.output<V[Name]['schema']> | null;
};

/** Reads the variables. Empty ones count as not set. `failures` has one sentence for each invalid one. */
export function readVariables<V extends Record<string, Variable>>(
  variables: V,
  source: Readonly<Record<string, string | undefined>>,
): { values: Values<V>; failures: string[] } {
  const failures: string[] = [];
  const entries = Object.entries(variables).map(([name, { schema, fallback }]) => {
    const text = source[name]?.trim() || fallback;
    if (text === null) return [name, null];
    const parsed = schema.safeParse(text);
    if (!parsed.success) failures.push(`${name} ${parsed.error.issues[0]?.message ?? 'is wrong'}.`);
    return [name, parsed.data ?? null];
  });
  return { values: Object.fromEntries(entries) as Values<V>, failures };
}

/** The text of `.env.example`: every variable with its description and default, all commented out. */
export function exampleFile(variables: Readonly<Record<string, Variable>>): string {
  const blocks = Object.entries(variables).map(
    ([name, { about, fallback }]) => `# ${about}\n#${name}=${fallback ?? ''}\n`,
  );
  return blocks.join('\n');
}
