import type { Chance } from './chance.ts';
import { brokenBodies, contentTypes, naughtyHeaders, naughtyTexts, naughtyValue } from './naughty.ts';
import type { Operation, Parameter } from './operations.ts';
import { type Known, sample } from './sample.ts';

export type OddRequest = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}>;

/** The one odd part of a request; everything else is correct. */
export const oddities = ['nothing', 'parameter', 'address', 'field', 'body', 'type', 'header'] as const;
export type Oddity = (typeof oddities)[number];

export function oddRequest(operation: Operation, oddity: Oddity, chance: Chance, known: Known): OddRequest {
  const { method, body } = operation;
  const json = bodyOf(operation, oddity, chance, known);
  const type = oddity === 'type' ? chance.pick(contentTypes) : (body?.type ?? 'application/json');
  const headers = {
    'idempotency-key': `drill-${chance.below(1e9)}-${chance.below(1e9)}`,
    ...(json !== undefined && type !== undefined && { 'content-type': type }),
    ...(oddity === 'header' && chance.pick(naughtyHeaders)),
  };
  return {
    method,
    path: addressOf(operation, oddity, chance, known),
    headers,
    ...(json !== undefined && { body: json }),
  };
}

function addressOf({ path, parameters }: Operation, oddity: Oddity, chance: Chance, known: Known): string {
  const inPath = (name: string) => {
    const text = String(sample(schemaOf(parameters, name), chance, known));
    return escaped(oddity === 'address' && chance.in100(70) ? chance.pick(naughtyTexts) : text);
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(name));
  const query = parameters
    .filter((it) => it.in === 'query')
    .flatMap(({ name, schema = {} }) => {
      if (oddity === 'parameter' && chance.in100(60)) return oddParameter(name, chance);
      return chance.in100(50) ? [`${name}=${escaped(String(sample(schema, chance, known)))}`] : [];
    });
  if (oddity === 'parameter') query.push(...oddParameter(chance.pick(naughtyTexts), chance));
  const odd =
    oddity === 'address' && chance.in100(20) ? chance.pick(['/', '//', '/.', '/%2e%2e', '?', '?%', ';']) : '';
  return `${filled}${odd}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const schemaOf = (parameters: readonly Parameter[], name: string) =>
  parameters.find((it) => it.in === 'path' && it.name === name)?.schema ?? {};

/** Once, repeated, as a list, as an object, or as invalid text. */
function oddParameter(name: string, chance: Chance): string[] {
  const key = escaped(name);
  const value = escaped(chance.pick(naughtyTexts));
  return chance.pick([
    [`${key}=${value}`],
    [`${key}=${value}`, `${key}=${escaped(chance.pick(naughtyTexts))}`],
    [`${key}[]=${value}`],
    [`${key}[__proto__]=${value}`],
    [`${key}=%E0%A4%A`],
    [`${key}`],
    Array.from({ length: 200 }, (_, at) => `${key}=${at}`),
  ]);
}

/** Escapes as browsers do: a lone surrogate becomes the replacement character. */
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

function bodyOf(
  { method, body }: Operation,
  oddity: Oddity,
  chance: Chance,
  known: Known,
): string | undefined {
  if (oddity === 'body') return chance.pick(brokenBodies);
  if (!body) return ['GET', 'DELETE'].includes(method) || oddity !== 'type' ? undefined : '{}';
  if (body.schema.format === 'binary') return chance.pick(['%PDF-1.7\n', '\u0000', '', 'x'.repeat(70_000)]);
  const value = sample(body.schema, chance, known);
  const whole = oddity === 'field' ? withOddField(value, chance) : value;
  if (body.type === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(
      Object.entries(whole ?? {}).map(([name, it]) => [
        name,
        typeof it === 'string' ? it : JSON.stringify(it),
      ]),
    ).toString();
  }
  return JSON.stringify(whole);
}

/** Replaces one or two values at any depth. */
function withOddField(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return naughtyValue(chance);
  const odd = chance.pick(Object.keys(value));
  const deeper = (inner: unknown) => (chance.in100(60) ? withOddField(inner, chance) : naughtyValue(chance));
  if (Array.isArray(value)) return value.map((it, at) => (String(at) === odd ? deeper(it) : it));
  const changed = Object.entries(value).map(([name, it]) => [name, name === odd ? deeper(it) : it]);
  return Object.fromEntries(chance.in100(10) ? changed.filter(([name]) => name !== odd) : changed);
}
