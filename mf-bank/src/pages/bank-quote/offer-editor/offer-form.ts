import type { Currency } from 'shared-kit/contract';
import { useText } from '../../../text.ts';
import type { ChoiceField, OfferEntries, TypedField } from './offer-entries.ts';
import type { OfferField } from './read-offer.ts';

/** What every part of the form works on. */
export type OfferForm = Readonly<{
  id: string;
  entries: OfferEntries;
  enter: (part: Partial<OfferEntries>) => void;
  wrong: readonly OfferField[];
  currency: Currency;
}>;

/** The words on what is wrong with a field; entries of a list share theirs. */
export function useFaultWords(): (field: OfferField) => string {
  const t = useText();
  // messages: editor.wrong.*
  return (field) => t(`editor.wrong.${field.replace(/\.\d+\./, '.') as TypedField}`);
}

/** The props of a field that holds one text. */
export function useFieldProps({ id, entries, enter, wrong }: OfferForm) {
  const t = useText();
  const wordsOn = useFaultWords();
  // messages: editor.field.*
  return (field: TypedField | ChoiceField) => ({
    id: `${id}-${field}`,
    label: t(`editor.field.${field}`),
    value: entries[field],
    error: wrong.some((it) => it === field) ? wordsOn(field as TypedField) : undefined,
    onChange: ({ target }: { target: { value: string } }) => enter({ [field]: target.value }),
  });
}
