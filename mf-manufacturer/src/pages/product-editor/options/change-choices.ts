import { forEachLocale } from 'shared-kit/contract/languages';
import type { ProductChoices } from 'shared-kit/contract/products';

export type Option = ProductChoices['options'][number];
export type Variant = ProductChoices['variants'][number];
/** Makes the draft's newest options and combinations others. */
export type Change = (change: (before: ProductChoices) => ProductChoices) => void;
type Prices = Variant['priceMap'];
/** A value of an option, by position and id. */
export type Pick = Readonly<{ option: number; value: string }>;

const noText = forEachLocale(() => '');
const newValue = (): Option['values'][number] => ({ id: newId(), label: noText });
const newId = (): string => crypto.randomUUID().slice(0, 13);
const variantOf = (values: string[], priceMap: Prices): Variant => ({
  id: newId(),
  values,
  sku: null,
  priceMap,
});

export const keyOf = (values: readonly string[]): string => JSON.stringify(values);

/** As many as a table may bring. More can't be looked through, either. */
export const mostCombinations = 500;

export const countCombinations = (options: readonly Option[]): number =>
  options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1);

/** Every combination of values, also those that aren't on offer. */
export const combinationsOf = (options: readonly Option[]): string[][] =>
  options.length === 0
    ? []
    : options.reduce<string[][]>(
        (before, { values }) => before.flatMap((start) => values.map(({ id }) => [...start, id])),
        [[]],
      );

/** A new option with one value, which all that is on offer has. */
export function withOption({ options, variants }: ProductChoices, prices: Prices): ProductChoices {
  const value = newValue();
  const before = options.length === 0 ? [variantOf([], prices)] : variants;
  return {
    options: [...options, { id: newId(), name: noText, values: [value] }],
    variants: before.map((it) => ({ ...it, values: [...it.values, value.id] })),
  };
}

/** Takes an option away; of the combinations that are then alike, the first one stays. */
export function withoutOption({ options, variants }: ProductChoices, at: number): ProductChoices {
  const rest = options.filter((_it, index) => index !== at);
  const shorter = variants.map((it) => ({ ...it, values: it.values.filter((_id, index) => index !== at) }));
  return { options: rest, variants: rest.length > 0 ? unique(shorter) : [] };
}

const unique = (variants: readonly Variant[]): Variant[] =>
  [...new Map(variants.toReversed().map((it) => [keyOf(it.values), it])).values()].toReversed();

/** A new value, on offer with all that another value of its option is on offer with, at the same prices. */
export function withValue({ options, variants }: ProductChoices, at: number): ProductChoices {
  const value = newValue();
  const swapped = variants.map((it) => ({
    ...it,
    values: it.values.map((id, index) => (index === at ? value.id : id)),
  }));
  const added = unique(swapped).map((it) => variantOf(it.values, it.priceMap));
  return {
    options: options.map((it, index) => (index === at ? { ...it, values: [...it.values, value] } : it)),
    variants: [...variants, ...added],
  };
}

/** Takes a value away with all that has it. An option's last value takes the option along. */
export function withoutValue(choices: ProductChoices, { option, value }: Pick): ProductChoices {
  const { options, variants } = choices;
  if (options[option]?.values.length === 1) return withoutOption(choices, option);
  return {
    options: options.map((it, index) =>
      index === option ? { ...it, values: it.values.filter(({ id }) => id !== value) } : it,
    ),
    variants: variants.filter(({ values }) => values[option] !== value),
  };
}

/** Offers a combination, as it was offered before if it was, or no longer. */
export function offered(
  { options, variants }: ProductChoices,
  values: string[],
  { isOffered, known, prices }: Readonly<{ isOffered: boolean; known: Variant | undefined; prices: Prices }>,
): ProductChoices {
  const others = variants.filter((it) => keyOf(it.values) !== keyOf(values));
  return { options, variants: isOffered ? [...others, known ?? variantOf(values, prices)] : others };
}

export type RuleKind = 'excludes' | 'requires';

/** The combinations on offer that a rule forbids. */
export const forbiddenBy = (
  variants: readonly Variant[],
  { kind, first, second }: Readonly<{ kind: RuleKind; first: Pick; second: Pick }>,
): readonly Variant[] =>
  variants.filter(({ values }) => {
    const hasSecond = values[second.option] === second.value;
    return values[first.option] === first.value && hasSecond === (kind === 'excludes');
  });
