import {
  attributeOfField,
  type ImportAnswer,
  importFieldWords,
  offeredFields,
} from 'shared-kit/contract/catalogue-import';
import { useLocale } from 'shared-kit/shell';

/** Names a field in the reader's language; attributes as their categories call them. */
export function useFieldWords({ attributes }: Pick<ImportAnswer, 'attributes'>): (field: string) => string {
  const locale = useLocale();
  return (field) => {
    const key = attributeOfField(field);
    const attribute = key && attributes.find((each) => each.key === key);
    if (!attribute) return importFieldWords(field, locale);
    return attribute.unit ? `${attribute.label}, ${attribute.unit}` : attribute.label;
  };
}

export type FieldOption = Readonly<{ value: string; label: string }>;

/** Fields to choose from, by name: those of every product, then attributes. */
export function useFieldOptions(answer: ImportAnswer): Readonly<{
  plain: readonly FieldOption[];
  attributes: readonly FieldOption[];
}> {
  const locale = useLocale();
  const words = useFieldWords(answer);
  const option = (value: string) => ({ value, label: words(value) });
  const byName = (one: FieldOption, other: FieldOption) => one.label.localeCompare(other.label, locale);
  // A mapped price of one country is not offered, but must show.
  const chosen = answer.mapping.columns.flatMap(({ field }) => field ?? []);
  const plain = new Set<string>([...offeredFields, ...chosen.filter((field) => !attributeOfField(field))]);
  return {
    plain: [...plain].map(option).sort(byName),
    attributes: answer.attributes.map(({ key }) => option(`attribute.${key}`)).sort(byName),
  };
}
