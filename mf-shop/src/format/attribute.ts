import type { AttributeAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import type { useText } from '../text.ts';
import { formatFigure } from './figure.ts';

type Text = ReturnType<typeof useText>;

/** `190 cm` with a non-breaking space. */
export const withUnit = (figure: string, unit: string): string => (unit ? `${figure}\u00a0${unit}` : figure);

/** The value of a specification row. */
export function attributeValue({ value, unit }: AttributeAnswer, t: Text, locale: Locale): string {
  if (typeof value === 'boolean') return value ? t('attribute.yes') : t('attribute.no');
  return typeof value === 'number' ? withUnit(formatFigure(value, locale), unit) : withUnit(value, unit);
}

/** The same without a label beside it, as on a card; `null` if it would say nothing there. */
export function attributeFact(attribute: AttributeAnswer, t: Text, locale: Locale): string | null {
  const { value, unit, label } = attribute;
  if (value === false) return null;
  if (value === true) return label;
  const text = attributeValue(attribute, t, locale);
  return typeof value === 'number' && unit === '' ? t('attribute.fact', { label, value: text }) : text;
}
