import type { ListedKind } from '../schema.ts';

/** A name or alias of an entry. */
export type ListedName = Readonly<{ entry: string; name: string; isPrimary: boolean; kind: ListedKind }>;

/** Says in a sentence why a file can't be loaded. */
export class ListRefused extends Error {}

/** One file of a list. A reader sets the list's date as soon as it finds it, as YYYY-MM-DD. */
export type ListFile = {
  readonly chunks: AsyncIterable<string>;
  date: string | null;
};

export type ListReader = (file: ListFile) => AsyncIterable<ListedName>;

/** Joins the parts of a name. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '' && part !== '-0-')
    .join(' ');

export const kindOf = (word: string | undefined): ListedKind => {
  const said = word?.trim().toLowerCase() ?? '';
  if (/^(p|person|individual|gerçek kişi)$/.test(said)) return 'person';
  return /^(e|enterprise|entity|organization|organisation|company|legalentity)$/.test(said)
    ? 'organisation'
    : 'other';
};

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Reads `18/08/2026`, `18-Aug-2026` and what begins with `2026-08-18`; null if it is none of them. */
export function dayOf(text: string): string | null {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text);
  if (iso) return iso[0];
  const [, day, month = '', year] =
    /(\d{1,2})[/\- ]([A-Za-z]{3}|\d{1,2})[a-z]*[/\- ](\d{4})/.exec(text) ?? [];
  if (!day) return null;
  const at = months.indexOf(month.toLowerCase());
  const number = at >= 0 ? at + 1 : Number(month);
  return number >= 1 && number <= 12
    ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
    : null;
}
