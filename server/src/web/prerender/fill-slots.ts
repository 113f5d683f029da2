import type { Locale } from 'shared-kit/contract';
import { escapeText } from '../page-head.ts';

/** What the API answered to the page's questions, by their address. */
export type Answers = Readonly<Record<string, unknown>>;

const slot = /\uE000([^#\uE001]*)#([^\uE001]*)\uE001/g;
/** As wide as two digits, and silent. */
const nothingYet = '\u2007\u2007';
/** An address of nothing would be asked for: without scripts browsers fetch pictures that are not shown too. */
const ofNothing = new RegExp(` src="${nothingYet}"`, 'g');

/** Writes what is known now into the places that were left for it when the page was made. */
export function fillSlots(html: string, answers: Answers, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const filled = html.replace(slot, (_, address: string, path: string) => {
    const value = valueAt(answers[address.replaceAll('&amp;', '&')], path);
    if (typeof value === 'number') return format.format(value);
    return typeof value === 'string' ? escapeText(value) : nothingYet;
  });
  return filled.replace(ofNothing, '');
}

/** `a/b` is a path of names; `@weaving` is whatever has that id, at any depth. */
export function valueAt(answer: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((value, step) => {
    if (step.startsWith('@')) return withId(value, step.slice(1));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }, answer);
}

function withId(value: unknown, id: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && value.id === id) return value;
  for (const inner of Object.values(value)) {
    const found = withId(inner, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
