import { defaultLocale } from 'shared-kit/contract';
import type { ProductInput } from '../catalogue/index.ts';
import type { Fault } from './fault.ts';
import type { ShopProduct, ShopVariant } from './shop-product.ts';
import type { Columns, Field } from './shopify-columns.ts';
import { shortId } from './short-id.ts';

type Option = ProductInput['options'][number];

const nameFields = ['option1Name', 'option2Name', 'option3Name'] as const;
const valueFields = ['option1Value', 'option2Value', 'option3Value'] as const;

/** Shopify's notation for a product without options. */
const nothingToChoose = ({ optionNames, variants }: ShopProduct): boolean => {
  const [name = '', ...others] = optionNames;
  const isDefault = variants.every(({ values: [value = '', ...rest] }) => {
    return (value === '' || value.toLowerCase() === 'default title') && !rest.some(Boolean);
  });
  return !others.some(Boolean) && (name === '' || name.toLowerCase() === 'title') && isDefault;
};

/** Names of the options; empty for a product without choice. */
export const optionNamesOf = (product: ShopProduct): readonly string[] =>
  nothingToChoose(product) ? [] : product.optionNames.filter(Boolean);

/** Faults unless every variant can be chosen in exactly one way. */
export function optionFaults(product: ShopProduct, { nameOf }: Columns): readonly Fault[] {
  const fault = (line: number, field: Field, problem: string, remedy: string): Fault => ({
    line,
    column: nameOf(field),
    problem,
    remedy,
  });
  const names = optionNamesOf(product);
  const gap = product.optionNames.findIndex(
    (name, at) => !name && product.optionNames.slice(at).some(Boolean),
  );
  if (gap >= 0 && names.length > 0) {
    return [
      fault(product.line, fieldAt(nameFields, gap), 'it is empty', 'Name the options from the first on'),
    ];
  }
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice >= 0) {
    const remedy = 'Give each option a name of its own';
    return [fault(product.line, fieldAt(nameFields, twice), `“${names[twice]}” stands here twice`, remedy)];
  }
  return [...valueFaults(product, names, nameOf), ...repeatedVariants(product, names, nameOf)];
}

/** Every option needs a value in every variant, and every value an option. */
function valueFaults(
  product: ShopProduct,
  names: readonly string[],
  nameOf: Columns['nameOf'],
): readonly Fault[] {
  if (nothingToChoose(product)) return [];
  return product.variants.flatMap(({ line, values }) => {
    const wrong = values.findIndex((value, at) => Boolean(value) !== at < names.length);
    if (wrong < 0) return [];
    const column = nameOf(fieldAt(valueFields, wrong));
    if (wrong < names.length) {
      return { line, column, problem: 'it is empty', remedy: `Write the variant’s “${names[wrong]}” here` };
    }
    const remedy = `Name the option under ${nameOf(fieldAt(nameFields, wrong))} in line ${product.line}`;
    return { line, column, problem: 'there is a value but no option', remedy };
  });
}

function repeatedVariants(
  { variants }: ShopProduct,
  names: readonly string[],
  nameOf: Columns['nameOf'],
): readonly Fault[] {
  const lines = new Map<string, number>();
  return variants.flatMap(({ line, values }) => {
    const key = JSON.stringify(values.slice(0, names.length));
    const earlier = lines.get(key);
    lines.set(key, earlier ?? line);
    if (earlier === undefined) return [];
    const remedy = 'Give each variant option values of its own, or delete this row';
    const problem = `it is the same variant as in line ${earlier}`;
    return { line, column: nameOf('option1Value'), problem, remedy };
  });
}

const fieldAt = <F extends Field>(fields: readonly [F, F, F], at: number): F => fields[at] ?? fields[0];

/** The options, with existing ids and Turkish names kept. */
export function optionsOf(
  names: readonly string[],
  variants: readonly ShopVariant[],
  before: readonly Option[],
): Option[] {
  const taken = new Set(before.map(({ id }) => id));
  return names.map((name, at) => {
    const known = before.find((option) => option.name.en === name);
    const takenValues = new Set(known?.values.map(({ id }) => id));
    const labels = [...new Set(variants.map(({ values }) => values[at] ?? ''))];
    return {
      id: known?.id ?? shortId(name, `option-${at + 1}`, taken),
      name: known?.name ?? { [defaultLocale]: name },
      values: labels.map(
        (label, position) =>
          known?.values.find((value) => value.label.en === label) ?? {
            id: shortId(label, `value-${position + 1}`, takenValues),
            label: { [defaultLocale]: label },
          },
      ),
    };
  });
}
