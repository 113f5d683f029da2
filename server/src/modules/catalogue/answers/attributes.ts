import type { AttributeAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { inLocale } from '../../../platform/local-text.ts';
import type { AttributeDefinition } from '../category-definition.ts';
import type { ProductInput } from '../product-input.ts';
import { colourNames, isColour } from './colour-name.ts';

type Attributes = ProductInput['attributes'];

/** An attribute in the visitor's language; null if the product doesn't state it. */
export function attributeAnswer(
  { key, label, unit, options }: AttributeDefinition,
  attributes: Attributes,
  locale: Locale,
): AttributeAnswer | null {
  const value = attributes[key];
  if (value === undefined) return null;
  const stated = typeof value === 'string' ? [value] : value;
  if (Array.isArray(stated) && stated.length > 0 && stated.every(isColour))
    return { key, label: inLocale(label, locale), value: colourNames(stated, locale), unit, colours: stated };
  const named = (it: string) => {
    const option = options?.find(({ value: of }) => of === it);
    return option ? inLocale(option.label, locale) : it;
  };
  const shown = Array.isArray(value)
    ? value.map(named).join(', ')
    : typeof value === 'string'
      ? named(value)
      : value;
  return { key, label: inLocale(label, locale), value: shown, unit };
}

/** The two or three facts on a card. */
export const highlights = (
  definitions: readonly AttributeDefinition[],
  attributes: Attributes,
  locale: Locale,
): AttributeAnswer[] =>
  definitions
    .filter(({ highlight }) => highlight !== undefined)
    .toSorted((a, b) => (a.highlight ?? 0) - (b.highlight ?? 0))
    .flatMap((definition) => attributeAnswer(definition, attributes, locale) ?? []);
