import {
  type ColumnMapping,
  type ImportColumn,
  type ImportField,
  type ImportMapping,
  type ImportTable,
  importFieldWords,
  isWeightField,
  offeredFields,
} from 'shared-kit/contract/catalogue-import';
import { locales } from 'shared-kit/contract/languages';
import { convertMeasure, isUnitSymbol, readUnit, type UnitSymbol } from 'shared-kit/contract/measures';
import type { Currency } from 'shared-kit/contract/money';
import type { CategoryTree } from '../../catalogue/index.ts';
import { foldWords, likeness } from '../planning/fold.ts';
import { currencyIn } from '../planning/read-price.ts';
import { fieldInBrackets } from '../reading/field-in-brackets.ts';
import { knownHeadings, otherHeadings } from './known-headings.ts';
import { sniffValues } from './sniff-values.ts';

type Source = ImportTable['source'];
type Proposal = Readonly<{ proposed: ColumnMapping; confidence: number }>;

const left = { field: null, unit: null, currency: null } as const;
/** Below this a column isn't imported unless the maker says so. */
const leastConfidence = 0.6;

/** Tables that the market knows, by headings that only they have. */
export function sourceOf(headings: readonly string[]): Source {
  const folded = new Set(headings.map(foldWords));
  const has = (...wanted: string[]) => wanted.every((heading) => folded.has(foldWords(heading)));
  if (headings.filter((it) => fieldInBrackets(it)).length >= Math.max(2, headings.length / 2)) return 'own';
  if (has('Handle', 'Title', 'Variant Price') || has('URL handle', 'Title', 'Price')) return 'shopify';
  return has('SKU', 'Name', 'Regular price', 'Published') ? 'woocommerce' : 'other';
}

/** Maps columns to fields by their headings and values. Each field is proposed once. */
export function suggestColumns(
  columns: readonly Readonly<{ heading: string; samples: readonly string[] }>[],
  tree: CategoryTree,
): ImportColumn[] {
  const words = dictionary(tree);
  const source = sourceOf(columns.map(({ heading }) => heading));
  const all = columns.map(({ heading, samples }) => ({
    heading,
    samples: [...samples],
    ...proposalFor(heading, samples, { words, tree, source }),
  }));
  const best = new Map<string, number>();
  for (const { proposed, confidence } of all) {
    if (proposed.field) best.set(proposed.field, Math.max(best.get(proposed.field) ?? 0, confidence));
  }
  const taken = new Set<string>();
  return all.map((column) => {
    const { field } = column.proposed;
    const isSecond = field && (taken.has(field) || column.confidence < (best.get(field) ?? 0));
    if (field && !isSecond && field !== 'image') taken.add(field);
    return isSecond ? { ...column, proposed: left, confidence: Math.min(column.confidence, 0.5) } : column;
  });
}

export const proposedMapping = (columns: readonly ImportColumn[]): ImportMapping => ({
  columns: columns.map(({ proposed }) => proposed),
  // Ours always writes points; of every other file the maker says it.
  decimalSign: sourceOf(columns.map(({ heading }) => heading)) === 'own' ? '.' : null,
  currency: null,
  category: null,
  publish: false,
  pictures: false,
  removeVariants: false,
});

/** `unit` is that of figures in the field. */
type Word = Readonly<{ folded: string; field: ImportField | null; unit: UnitSymbol | null }>;
type Known = Readonly<{ words: readonly Word[]; tree: CategoryTree; source: Source }>;

function proposalFor(heading: string, samples: readonly string[], { words, tree, source }: Known): Proposal {
  const own = fieldInBrackets(heading);
  if (own) return { proposed: { field: own, unit: null, currency: null }, confidence: 1 };
  const { name, unit } = splitUnit(heading);
  const folded = [foldWords(heading), foldWords(name)];
  const short = folded.map((text) => text.replace(ofWhat, '')).filter((text) => !folded.includes(text));
  let [field, confidence]: [ImportField | null, number] = [null, 0];
  for (const word of words) {
    if (unit && word.unit && !areAlike(unit, word.unit)) continue;
    const like = Math.max(
      ...folded.map((text) => likenessOfWords(text, word.folded)),
      ...short.map((text) => likenessOfWords(text, word.folded) * 0.95),
    );
    if (like > confidence) [field, confidence] = [word.field, like];
  }
  if (field && isOtherTime(field, folded)) return { proposed: left, confidence: 0 };
  if (source === 'woocommerce' && foldWords(heading) === 'type') [field, confidence] = ['row-type', 1];
  const sniffed = confidence < 0.8 ? sniffValues(samples, tree) : null;
  if (sniffed && sniffed.confidence > confidence) [field, confidence] = [sniffed.field, sniffed.confidence];
  if (!field || confidence < leastConfidence) return { proposed: left, confidence };
  return { proposed: { field, ...hints(field, heading, unit) }, confidence };
}

/** Short words are the same or others: a GTIN is no GTİP. */
const likenessOfWords = (one: string, other: string): number => {
  const like = likeness(one, other);
  return like < 1 && Math.min(one.length, other.length) < 5 ? 0 : like;
};

/** `Variant HS Code` is an HS code. */
const ofWhat = /^(variant|product|item|varyant|urun) (?=.)/;

const areAlike = (one: UnitSymbol, other: UnitSymbol): boolean => convertMeasure('1', one, other) !== null;

const otherTimes: readonly (readonly [RegExp, RegExp])[] = [
  [/^lead-time$/, /^(days?|gun|gunu|months?|ay|hours?|saat)$/],
  [/^warranty/, /^(years?|yil|days?|gun|weeks?|hafta)$/],
];
/** Whether a heading counts in another time than its field: nobody could tell 45 days from 45 weeks. */
const isOtherTime = (field: ImportField, folded: readonly string[]): boolean =>
  otherTimes.some(
    ([ofField, words]) =>
      ofField.test(field) && folded.some((text) => text.split(' ').some((word) => words.test(word))),
  );

function hints(field: ImportField, heading: string, unit: UnitSymbol | null) {
  const isPrice = field.startsWith('price.');
  const isMeasure = field.startsWith('attribute.') || isWeightField(field);
  const grams = field === 'weight' && /grams?/i.test(heading) ? 'g' : null;
  const currency: Currency | null = isPrice ? currencyIn(heading) : null;
  return { unit: isMeasure ? (unit ?? grams) : null, currency };
}

/** `Working width (in)`, `Net wt lbs`: the words, and the unit at the end. */
export function splitUnit(heading: string): { name: string; unit: UnitSymbol | null } {
  const [, before = '', inside = ''] = /^(.*?)[([]([^()[\]]*)[)\]]\s*$/.exec(heading) ?? [];
  const inBrackets = inside ? readUnit(inside) : null;
  if (inBrackets) return { name: before, unit: inBrackets };
  const words = heading.split(/[\s,]+/);
  const last = words.at(-1) ?? '';
  const ending = words.length > 1 && last.length > 1 ? readUnit(last) : null;
  const isSymbol = ending && (isUnitSymbol(last) || /^(lbs|inch|inç|gsm|hp|kw|mm|cm|kg)$/i.test(last));
  return isSymbol ? { name: words.slice(0, -1).join(' '), unit: ending } : { name: heading, unit: null };
}

const dictionaries = new WeakMap<CategoryTree, readonly Word[]>();

function dictionary(tree: CategoryTree): readonly Word[] {
  const made = dictionaries.get(tree);
  if (made) return made;
  const word = (text: string, field: ImportField | null, unit?: string) => ({
    folded: foldWords(text),
    field,
    unit: unit !== undefined && isUnitSymbol(unit) ? unit : isWeightField(field) ? ('kg' as const) : null,
  });
  const attributes = new Map(
    tree.all.flatMap(({ id }) => tree.attributesOf(id)).map((it) => [it.key, it] as const),
  );
  const words = [
    ...otherHeadings.map((heading) => word(heading, null)),
    ...knownHeadings.flatMap(([field, headings]) => headings.map((heading) => word(heading, field))),
    ...offeredFields.flatMap((field) =>
      locales.map((locale) => word(importFieldWords(field, locale), field)),
    ),
    ...[...attributes.values()].flatMap(({ key, label, unit }) =>
      [key, ...Object.values(label)].flatMap((text) => (text ? word(text, `attribute.${key}`, unit) : [])),
    ),
  ];
  dictionaries.set(tree, words);
  return words;
}
