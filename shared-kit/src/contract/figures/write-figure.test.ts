import { expect, it } from '@jest/globals';
import { figureFields, wholeFigure } from './figure-fields.ts';
import { writeFigure } from './write-figure.ts';

it.each([
  ['70500', 'USD', '$70,500', '$70,500'],
  ['2.875', 'USD', '$2.875', '$2.875'],
  ['12.5', 'CHF', 'CHF\u00a012.50', 'CHF\u00a012.50'],
  ['0.0001', 'EUR', '€0.0001', '€0.0001'],
  ['8.125', '%', '8.125%', '%8,125'],
  ['1500', 'piece', '1,500 pieces', '1.500 adet'],
  ['1500.5', 'cm', '1,500.5 cm', '1.500,5 cm'],
  ['18', 'month', '18 months', '18 ay'],
  ['1500', undefined, '1,500', '1.500'],
] as const)('%s %s is written %s in English and %s in Turkish', (value, unit, english, turkish) => {
  const field = unit ? { ...figureFields.unitPrice, unit } : wholeFigure(1, 9999);
  expect([writeFigure(value, field, 'en'), writeFigure(value, field, 'tr')]).toEqual([english, turkish]);
});
