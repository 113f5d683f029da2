import { defaultLocale, isLocale, type Locale, languageName } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { currencies } from '../money/currency.ts';
import { globalRegion, isCountry } from '../regions/region.ts';
import type { ImportCounts, ImportFault, ImportMapping, ImportNote, ImportRefusal } from './api.ts';
import { zoneOfField } from './fields.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);
type Key = Parameters<typeof say>[1];

/** A field's name; attributes are named by their categories, so their key stands here. */
export function importFieldWords(field: string, locale: Locale): string {
  const zone = zoneOfField(field);
  if (zone === globalRegion) return say(locale, 'import.field.price-global');
  if (zone) return say(locale, 'import.field.price-zone', { zone: zoneWords(zone, locale) });
  const option = /^option(\d)-(name|value)$/.exec(field);
  const [name = '', language] = field.split('.');
  const key = `import.field.${option ? `option-${option[2]}` : name}`;
  if (!isKey(key)) return field;
  if (option) return say(locale, key, { number: option[1] ?? '' });
  return say(locale, key, { language: isLocale(language) ? languageName(language, locale) : '' });
}

function zoneWords(zone: string, locale: Locale): string {
  if (isCountry(zone)) return new Intl.DisplayNames(locale, { type: 'region' }).of(zone) ?? zone;
  const key = `import.zone.${zone}`;
  return isKey(key) ? say(locale, key) : zone;
}

/** A fault as a sentence. */
export const importFaultWords = ({ code, params, value }: ImportFault, locale: Locale): string =>
  say(locale, `import.fault.${code}`, { value: shortened(value), ...listsIn(locale), ...params });

export const importRemedyWords = ({ code, params, value }: ImportFault, locale: Locale): string =>
  say(locale, `import.remedy.${code}`, { value: shortened(value), ...listsIn(locale), ...params });

/** The market's currencies by name and by code, for faults that list them. */
const listsIn = (locale: Locale) => {
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return {
    currencies: list.format(currencies.map((currency) => names.of(currency) ?? currency)),
    currencyCodes: list.format(currencies),
  };
};

export function importNoteWords({ code, params }: ImportNote, locale: Locale): string {
  const { loss, detail = '' } = params;
  const key = `import.loss.${loss}`;
  const reason = isKey(key) ? say(locale, key, { detail }) : '';
  // Older imports have a reason in English words.
  return say(locale, `import.note.${code}`, { reason, ...params });
}

type Unnamed = Readonly<{ counts: ImportCounts | null; mapping: Pick<ImportMapping, 'removeVariants'> }>;

/** What becomes of variants that the file doesn't name; null if there are none. */
export function importUnnamedWords({ counts, mapping }: Unnamed, locale: Locale): string | null {
  const { unnamedVariants: count = 0, unnamedIn = 0 } = counts ?? {};
  if (count === 0) return null;
  const products = say(locale, 'import.unnamed.products', { count: unnamedIn });
  return say(locale, `import.unnamed.${mapping.removeVariants ? 'removed' : 'kept'}`, { count, products });
}

export function importRefusalWords({ code, params }: ImportRefusal, locale: Locale): string {
  const { field } = params;
  const named = typeof field === 'string' ? { ...params, field: importFieldWords(field, locale) } : params;
  return say(locale, `import.refusal.${code}`, named);
}

const isKey = (key: string): key is Key => key in messages[defaultLocale];
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
