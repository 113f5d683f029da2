import {
  attributeOfField,
  type ImportFault,
  type ImportField,
  type PlainField,
} from 'shared-kit/contract/catalogue-import';
import { defaultLocale, isLocale } from 'shared-kit/contract/languages';
import { isSameName, nameFault } from 'shared-kit/contract/names';
import { hasHiddenCharacters, productDraft } from 'shared-kit/contract/products';
import { marksOfTexts } from '../../../platform/http/index.ts';
import { unprintableLetter } from '../../../platform/pdf/printable/index.ts';
import type { ProductInput } from '../../catalogue/index.ts';

type Draft = Readonly<Record<string, unknown>>;
const local = (text: string) => ({ [defaultLocale]: text });
const option = (name: string, label: string): Draft => ({
  choices: { options: [{ name: local(name), values: [{ label: local(label) }] }] },
});
const naming = (text: string) => option(text, '');
const valuing = (text: string) => option('', text);

/** Where the editor's form takes the text of a column. The other columns hold words of lists, figures and keys. */
const drafted: Readonly<Partial<Record<PlainField, (text: string) => Draft>>> = {
  model: (model) => ({ model }),
  sku: (sku) => ({ sku }),
  'hs-code': (hsCode) => ({ details: { hsCode } }),
  'incoterm-place': (place) => ({ incoterm: { place } }),
  'option1-name': naming,
  'option1-value': valuing,
  'option2-name': naming,
  'option2-value': valuing,
  'option3-name': naming,
  'option3-value': valuing,
};

function draftWith(field: ImportField, text: string): Draft {
  if (attributeOfField(field) !== null) return { attributes: { [field]: text } };
  const [name = '', language] = field.split('.');
  if (isLocale(language)) return { [name]: { [language]: text } };
  return drafted[field as PlainField]?.(text) ?? {};
}

/** How the contract marks what a column brings: as a name, as shown on papers. */
const rules = new Map<ImportField, ReturnType<typeof marksOfTexts>>();
function rulesOf(field: ImportField) {
  const found = rules.get(field) ?? marksOfTexts(productDraft, draftWith(field, 'text'), 'text');
  rules.set(field, found);
  return found;
}

/** Signs that turn the reading direction around, or isolate text from it. */
const direction = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

type TextFault = Pick<ImportFault, 'code' | 'params'>;

/** Why a text can't be taken, by the rules of the editor's form. */
export function textFault(field: ImportField, text: string, kept: ReadonlySet<string>): TextFault | null {
  if (direction.test(text)) return { code: 'text-direction', params: {} };
  if (hasHiddenCharacters(text)) return { code: 'text-hidden', params: {} };
  const { name, isPrinted } = rulesOf(field);
  const wrong = name ? nameFault(name, text) : null;
  const letter = isPrinted ? unprintableLetter(text) : null;
  if ((wrong === null && letter === null) || [...kept].some((it) => isSameName(it, text))) return null;
  if (letter !== null && wrong === null) return { code: 'text-unprintable', params: { letter } };
  return { code: wrong === 'line-break' ? 'name-broken' : 'text-hidden', params: {} };
}

/** All texts of a product that there is: they may stay. */
export function textsOf(stored: ProductInput | null): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(stored, (_key, value) => {
    if (typeof value === 'string') found.add(value);
    return value;
  });
  return found;
}
