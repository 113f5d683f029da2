import { defaultLocale, type ImportField } from 'shared-kit/contract';
import type { ProductInput } from '../../catalogue/index.ts';
import type { CellReader } from './cell-reader.ts';
import type { RowVariant } from './product-variant.ts';
import { shortId } from './short-id.ts';

type Option = ProductInput['options'][number];

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
  if (gap >= 0) readerOf(first).fault(optionNames[gap as 0] ?? 'option1-name', 'option-gap');
  else if (twice >= 0)
    readerOf(first).fault(optionNames[twice as 0] ?? 'option1-name', 'option-twice', {
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
    const field = optionValues[Math.max(0, wrong) as 0] ?? 'option1-value';
    if (wrong >= names.length) read.fault(field, 'option-unnamed', { line });
    else if (wrong >= 0) read.fault(field, 'option-value-missing', { option: names[wrong] ?? '' });
    const key = JSON.stringify(variant.values.slice(0, names.length));
    const earlier = lines.get(key);
    if (earlier !== undefined) read.fault('option1-value', 'variant-twice', { line: earlier });
    else lines.set(key, variant.line);
  }
}

/** The options, with existing ids and names in other languages kept. */
export function optionsOf(
  names: readonly string[],
  variants: readonly RowVariant[],
  before: readonly Option[],
): Option[] {
  const taken = new Set(before.map(({ id }) => id));
  return names.map((name, at) => {
    const known = before.find((option) => option.name.en === name);
    const takenValues = new Set(known?.values.map(({ id }) => id));
    const labels = [...new Set(variants.map(({ values }) => values[at] ?? ''))];
    const byLabel = new Map(known?.values.map((value) => [value.label.en, value] as const));
    return {
      id: known?.id ?? shortId(name, `option-${at + 1}`, taken),
      name: known?.name ?? { [defaultLocale]: name },
      values: labels.map(
        (label, position) =>
          byLabel.get(label) ?? {
            id: shortId(label, `value-${position + 1}`, takenValues),
            label: { [defaultLocale]: label },
          },
      ),
    };
  });
}
