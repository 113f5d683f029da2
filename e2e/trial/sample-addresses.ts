import type { AskedPage, Sample } from './asked.ts';

type Item = Readonly<Record<string, unknown>>;

/** Enough for every state of an area's data. */
const mostSamples = 12;

/** Addresses of a page, without language. `ask` requests in one role; empty if the role has no data for the page. */
export async function sampleAddresses(
  { pattern, sample }: Pick<AskedPage, 'pattern' | 'sample'>,
  ask: (address: string) => Promise<unknown>,
): Promise<string[]> {
  if (!pattern.includes(':')) return [pattern];
  if (!sample) throw new Error(`${pattern} names no sample for its parameter`);
  return valuesOf(await ask(sample.ask), sample).map((value) =>
    pattern.replace(/:\w+/, encodeURIComponent(value)),
  );
}

/** How many values a parameter has at least, if the role has as many items. */
const leastSamples = 2;

/** The field's value in the first item of each kind; with too few kinds, in the first items. */
export function valuesOf(answer: unknown, { ask, list, field, each }: Sample): string[] {
  const items = (answer as Readonly<Record<string, readonly Item[]>> | null)?.[list];
  if (!Array.isArray(items)) throw new Error(`${ask} answers no list ${list}`);
  const ofKinds = new Map<unknown, string>();
  for (const item of items as Item[]) {
    const kind = each ? item[each] : 'any';
    if (!ofKinds.has(kind)) ofKinds.set(kind, String(item[field]));
  }
  const values = [...ofKinds.values()];
  const others = (items as Item[]).map((item) => String(item[field])).filter((it) => !values.includes(it));
  const added = others.slice(0, Math.max(0, leastSamples - values.length));
  return [...values, ...added].slice(0, mostSamples);
}
