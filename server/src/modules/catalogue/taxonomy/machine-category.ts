import type { AttributeDefinition, CategoryDefinition } from '../category-definition.ts';
import { category, choice, type Names, number, yesNo } from './define-category.ts';

/** Attributes of every machine: connection, size and documents. */
const machineAttributes: readonly AttributeDefinition[] = [
  number('power_kw', 'kW', ['Installed power', 'Kurulu güç'], 'drive'),
  number('voltage_v', 'V', ['Supply voltage', 'Besleme gerilimi'], 'drive'),
  choice(
    'control',
    ['Control', 'Kumanda'],
    'drive',
    {
      mechanical: ['Mechanical', 'Mekanik'],
      plc: ['PLC with keypad', 'Tuş takımlı PLC'],
      'touch-panel': ['PLC with touch panel', 'Dokunmatik panelli PLC'],
      'industrial-pc': ['Industrial PC', 'Endüstriyel PC'],
    },
    {},
  ),
  number('air_m3h', 'm³/h', ['Compressed air', 'Basınçlı hava'], 'supply', { better: 'lower' }),
  yesNo('ce', ['CE declaration', 'CE beyanı'], 'supply'),
  number('length_mm', 'mm', ['Length', 'Uzunluk'], 'dimensions'),
  number('width_mm', 'mm', ['Width', 'Genişlik'], 'dimensions'),
  number('height_mm', 'mm', ['Height', 'Yükseklik'], 'dimensions'),
  number('weight_kg', 'kg', ['Net weight', 'Net ağırlık'], 'dimensions'),
];

/** A machine category: its own attributes and those of every machine. */
export const machine = (
  id: string,
  names: Names,
  hsCode: string,
  attributes: readonly AttributeDefinition[],
): CategoryDefinition => category('machinery', id, names, hsCode, [...attributes, ...machineAttributes]);
