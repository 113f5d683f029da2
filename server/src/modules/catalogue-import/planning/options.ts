import type { ImportField } from 'shared-kit/contract/catalogue-import';
import { defaultLocale } from 'shared-kit/contract/languages';
import type { LocalText } from '../../../platform/local-text.ts';
import type { ProductInput } from '../../catalogue/index.ts';
import type { CellReader } from './cell-reader.ts';
import type { RowVariant } from './product-variant.ts';
import { shortId } from './short-id.ts';

type Option = ProductInput['options'][number];
type Variant = ProductInput['variants'][number];

export const optionNames = [
  'option1-name',
  'option2-name',
  'option3-name',
] as const satisfies readonly ImportField[];
export const optionValues = [
  'option1-value',
  'option2-value',
  'option3-value',
] as const satisfies readonly ImportField[];

/** Shopify's notation for a product without options. */
export const isWithoutChoice = (names: readonly string[], variants: readonly RowVariant[]): boolean => {
  const [name = '', ...others] = names;
  const isDefault = variants.every(
    ({ values: [value = '', ...rest] }) =>
      (value === '' || value.toLowerCase() === 'default title') && !rest.some(Boolean),
  );
  return !others.some(Boolean) && (name === '' || name.toLowerCase() === 'title') && isDefault;
};

type Given = Readonly<{
  names: readonly string[];
  variants: readonly RowVariant[];
  line: number;
  readerOf: (variant: RowVariant) => CellReader;
}>;

/** Notes faults unless every variant can be chosen in exactly one way. Returns the names of the options. */
export function checkOptions({ names, variants, line, readerOf }: Given): readonly string[] {
  const [first] = variants;
  if (!first || isWithoutChoice(names, variants)) return [];
  const filled = names.filter(Boolean);
  const gap = names.findIndex((name, at) => !name && names.slice(at).some(Boolean));
  const twice = filled.findIndex((name, at) => filled.indexOf(name) !== at);
  if (gap >= 0) readerOf(first).fault(optionNames[gap] ?? 'option1-name', 'option-gap');
  else if (twice >= 0)
    readerOf(first).fault(optionNames[twice] ?? 'option1-name', 'option-twice', {
      value: filled[twice] ?? '',
    });
  else checkValues(filled, { variants, line, readerOf });
  return filled;
}

/** Every option needs a value in every variant, every value an option, and no two variants the same values. */
function checkValues(names: readonly string[], { variants, line, readerOf }: Omit<Given, 'names'>): void {
  const lines = new Map<string, number>();
  for (const variant of variants) {
    const read = readerOf(variant);
    const wrong = variant.values.findIndex((value, at) => Boolean(value) !== at < names.length);
    const field = optionValues[Math.max(0, wrong)] ?? 'option1-value';
    if (wrong >= names.length) read.fault(field, 'option-unnamed', { line });
    else if (wrong >= 0) read.fault(field, 'option-value-missing', { option: names[wrong] ?? '' });
    const key = JSON.stringify(variant.values.slice(0, names.length));
    const earlier = lines.get(key);
    if (earlier !== undefined) read.fault('option1-value', 'variant-twice', { line: earlier });
    else lines.set(key, variant.line);
  }
}

/** Whether a text is this in any language. */
export const called = (text: LocalText, words: string): boolean => Object.values(text).includes(words);
export const optionCalled = (options: readonly Option[], name: string): Option | undefined =>
  options.find((option) => called(option.name, name));

/** Whether the rows choose a variant by the options that the product has. */
export const areSameOptions = (names: readonly string[], options: readonly Option[]): boolean =>
  names.length === options.length && names.every((name) => optionCalled(options, name));

type Before = Readonly<{
  options: readonly Option[];
  variants: readonly Variant[];
  /** Variants that stay although the file doesn't name them. */
  staying: ReadonlySet<Variant>;
}>;

/** The options with existing ids, names and values; a value goes only with the last variant that had it. */
export function optionsOf(
  names: readonly string[],
  variants: readonly RowVariant[],
  before: Before,
): Option[] {
  const taken = new Set(before.options.map(({ id }) => id));
  const inOrder = areSameOptions(names, before.options)
    ? before.options.map(({ name }) => names.findIndex((it) => called(name, it)))
    : names.keys();
  return [...inOrder].map((at) => {
    const name = names[at] ?? '';
    const labels = [...new Set(variants.map(({ values }) => values[at] ?? ''))];
    const known = optionCalled(before.options, name);
    const values = known ? remainingValues(known, labels, before) : [];
    const takenValues = new Set(known?.values.map(({ id }) => id));
    const added = labels.filter((label) => !values.some((value) => called(value.label, label)));
    return {
      id: known?.id ?? shortId(name, `option-${at + 1}`, taken),
      name: known?.name ?? { [defaultLocale]: name },
      values: [
        ...values,
        ...added.map((label, position) => ({
          id: shortId(label, `value-${values.length + position + 1}`, takenValues),
          label: { [defaultLocale]: label },
        })),
      ],
    };
  });
}

function remainingValues(
  option: Option,
  labels: readonly string[],
  { options, variants, staying }: Before,
): Option['values'] {
  const at = options.indexOf(option);
  const idsIn = (all: Iterable<Variant>) => new Set([...all].map(({ values }) => values[at]));
  const [used, stillUsed] = [idsIn(variants), idsIn(staying)];
  return option.values.filter(
    ({ id, label }) => !used.has(id) || stillUsed.has(id) || labels.some((it) => called(label, it)),
  );
}
