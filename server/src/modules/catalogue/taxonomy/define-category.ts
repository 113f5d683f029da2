import type { LocalText } from '../../../platform/local-text.ts';
import type { AttributeDefinition, AttributeGroup, CategoryDefinition } from '../category-definition.ts';

/** English and Turkish, in this order. */
export type Names = readonly [en: string, tr: string];
type Offered = Readonly<{ facet?: boolean; highlight?: 1 | 2 | 3; better?: 'higher' | 'lower' }>;
type Options = Readonly<Record<string, Names>>;

const text = ([en, tr]: Names): LocalText => ({ en, tr }); // language: the taxonomy is written in these
const optionList = (options: Options) =>
  Object.entries(options).map(([value, names]) => ({ value, label: text(names) }));
const attribute = (
  kind: AttributeDefinition['kind'],
  key: string,
  unit: string,
  names: Names,
  group: AttributeGroup,
  { facet = false, highlight, better }: Offered,
): AttributeDefinition => ({
  key,
  label: text(names),
  kind,
  unit,
  group,
  facet,
  ...(highlight ? { highlight } : {}),
  ...(better ? { better } : {}),
});

export const number = (
  key: string,
  unit: string,
  names: Names,
  group: AttributeGroup,
  offered: Offered = {},
): AttributeDefinition => attribute('number', key, unit, names, group, offered);

export const choice = (
  key: string,
  names: Names,
  group: AttributeGroup,
  options: Options,
  offered: Offered = { facet: true },
): AttributeDefinition => ({
  ...attribute('choice', key, '', names, group, offered),
  options: optionList(options),
});

/** Several values; without options they are free text, such as the colours of a warp. */
export const list = (
  key: string,
  names: Names,
  group: AttributeGroup,
  options?: Options,
  offered: Offered = {},
): AttributeDefinition => ({
  ...attribute('list', key, '', names, group, offered),
  ...(options ? { options: optionList(options) } : {}),
});

export const yesNo = (
  key: string,
  names: Names,
  group: AttributeGroup,
  offered: Offered = {},
): AttributeDefinition => attribute('boolean', key, '', names, group, offered);

/** Text that is the same in both languages: codes, standards, number ranges. */
export const code = (
  key: string,
  names: Names,
  group: AttributeGroup,
  offered: Offered = {},
): AttributeDefinition => attribute('text', key, '', names, group, offered);

export const group = (id: string, names: Names): CategoryDefinition => ({
  id,
  parent: null,
  name: text(names),
  hsCode: null,
  attributes: [],
});

export const category = (
  parent: string,
  id: string,
  names: Names,
  hsCode: string,
  attributes: readonly AttributeDefinition[],
): CategoryDefinition => ({ id, parent, name: text(names), hsCode, attributes });
