import type { ComparedProduct, ComparisonAnswer } from 'shared-kit/contract/catalogue';
import { converted, loomDetail, loomId } from './catalogue.ts';

export const otherId = loomId.replace(/1$/, '2');
export const first: ComparedProduct = { ...loomDetail, department: { id: 'machinery', name: 'Machinery' } };
export const second: ComparedProduct = {
  ...first,
  id: otherId,
  title: 'Pike 220 J',
  price: converted,
  leadTimeWeeks: 30,
};
export const comparison: ComparisonAnswer = {
  products: [first, second],
  missing: [],
  alike: true,
  specification: [
    {
      group: 'process',
      rows: [
        { key: 'speed_rpm', label: 'Speed', unit: 'rpm', better: 'higher', values: [1050, 430] },
        { key: 'noise', label: 'Noise', unit: 'dB', better: 'lower', values: [null, 84] },
        { key: 'terry', label: 'Terry pile', unit: '', better: null, values: [false, false] },
      ],
    },
    { group: 'dimensions', rows: [{ key: 'l', label: 'Length', unit: 'mm', better: null, values: [5, 5] }] },
  ],
};
