import type { Locale } from 'shared-kit/contract';
import { escapeText } from '../page-head.ts';

/** The API's answers to the page's requests, by URL. */
export type Answers = Readonly<Record<string, unknown>>;

const slot = /\uE000([^#\uE001]*)#([^\uE001]*)\uE001/g;
/** As wide as two digits, and not read aloud. */
const nothingYet = '\u2007\u2007';
/** Drops an empty source: without scripts browsers fetch even hidden pictures. */
const ofNothing = new RegExp(` src="${nothingYet}"`, 'g');

/** Writes known values into the slots left when the page was made. */
export function fillSlots(html: string, answers: Answers, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const filled = html.replace(slot, (_, address: string, path: string) => {
    const value = valueAt(answers[address.replaceAll('&amp;', '&')], path);
    if (typeof value === 'number') return format.format(value);
    return typeof value === 'string' ? escapeText(value) : nothingYet;
  });
  return filled.replace(ofNothing, '');
}

/** `a/b` is a path of names; `@weaving` is any object with that id, at any depth. */
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
