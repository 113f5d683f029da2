import type { Currency } from 'shared-kit/contract/money';
import { useText } from '../../../text.ts';
import { type FigureName, figuresOf } from './figures-of.ts';
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
  return (field) => t(`editor.wrong.${field.replace(/\.\d+\./, '.') as TypedField}`);
}

function useTexts({ id, wrong }: OfferForm) {
  const t = useText();
  const wordsOn = useFaultWords();
  return (field: TypedField | ChoiceField) => ({
    id: `${id}-${field}`,
    label: t(`editor.field.${field}`),
    error: wrong.some((it) => it === field) ? wordsOn(field as TypedField) : undefined,
  });
}

/** The props of a field that holds one text. */
export function useFieldProps(form: OfferForm) {
  const textsOf = useTexts(form);
  return (field: Exclude<TypedField, FigureName> | ChoiceField) => ({
    ...textsOf(field),
    value: form.entries[field],
    onChange: ({ target }: { target: { value: string } }) => form.enter({ [field]: target.value }),
  });
}

/** The props of a field that holds one figure. */
export function useFigureProps(form: OfferForm) {
  const textsOf = useTexts(form);
  const figures = figuresOf(form.currency);
  return (field: FigureName) => ({
    ...textsOf(field),
    figure: figures[field],
    binds: true,
    text: form.entries[field],
    onText: (text: string) => form.enter({ [field]: text }),
  });
}
