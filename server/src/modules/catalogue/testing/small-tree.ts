import type { LocalText } from '../../../platform/local-text.ts';
import type { AttributeDefinition, CategoryDefinition } from '../category-definition.ts';
import { createCategoryTree } from '../category-tree.ts';

const text = (en: string, tr: string): LocalText => ({ en, tr });
const attribute = (
  key: string,
  kind: AttributeDefinition['kind'],
  rest: Partial<AttributeDefinition> = {},
): AttributeDefinition => ({
  key,
  kind,
  label: text(key, `${key} (tr)`),
  unit: '',
  group: 'process',
  facet: true,
  ...rest,
});
const option = (value: string, en: string, tr: string) => ({ value, label: text(en, tr) });
const category = (
  id: string,
  parent: string | null,
  name: LocalText,
  attributes: readonly AttributeDefinition[] = [],
): CategoryDefinition => ({ id, parent, name, hsCode: parent ? '8446.30' : null, attributes });

/** A taxonomy for tests with every kind of attribute, and one key with different meanings in two categories. */
export const smallTree = createCategoryTree([
  category('machinery', null, text('Machinery', 'Makineler')),
  category('weaving', 'machinery', text('Weaving machines', 'Dokuma makineleri'), [
    attribute('shedding', 'choice', {
      options: [
        option('cam', 'Cam', 'Eksantrik'),
        option('dobby', 'Dobby', 'Armür'),
        option('jacquard', 'Jacquard', 'Jakar'),
      ],
      highlight: 2,
    }),
    attribute('reed_width_cm', 'number', { unit: 'cm', highlight: 1, group: 'dimensions' }),
    attribute('terry', 'boolean'),
    attribute('gauge', 'choice', {
      options: [option('fine', 'Fine', 'İnce'), option('coarse', 'Coarse', 'Kalın')],
    }),
    attribute('weight_kg', 'number', { unit: 'kg', facet: false, group: 'dimensions' }),
  ]),
  category('knitting', 'machinery', text('Knitting machines', 'Örme makineleri'), [
    attribute('gauge', 'number', { unit: 'E', highlight: 1 }),
    attribute('terry', 'boolean'),
  ]),
  category('textiles', null, text('Textiles', 'Tekstil ürünleri')),
  category('yarn', 'textiles', text('Yarn', 'İplik'), [
    attribute('fibres', 'list', {
      options: [
        option('cotton', 'Cotton', 'Pamuk'),
        option('wool', 'Wool', 'Yün'),
        option('silk', 'Silk', 'İpek'),
      ],
    }),
    attribute('count_ne', 'number', { unit: 'Ne', highlight: 1 }),
    attribute('lot', 'text', { facet: false }),
  ]),
]);
