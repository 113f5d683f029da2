import { describe, expect, it } from '@jest/globals';
import { locales } from '../languages/locale.ts';
import { type FigureField, figureFields, wholeFigure } from './figure-fields.ts';
import { type FigureReading, figureText, type NumberStyle, readFigure } from './read-figure.ts';

const price: FigureField = { ...figureFields.unitPrice, unit: 'USD' };
const { quantity, sum, rate, share } = figureFields;
const notANumber = { fault: 'not-a-number' } as const;
const asked = { question: ['1.5', '1500'] } as const;

/** What is typed, and what it is on an English and on a Turkish page. */
it.each<[string, FigureReading | string, FigureReading | string]>([
  ['12,5', '12.5', '12.5'],
  ['12.5', '12.5', '12.5'],
  ['12,50', '12.5', '12.5'],
  ['0,125', '0.125', '0.125'],
  ['0.125', '0.125', '0.125'],
  ['1.500,00', '1500', '1500'],
  ['1’500', '1500', '1500'],
  ["1'500", '1500', '1500'],
  ['1 500', '1500', '1500'],
  ['1\u00a0500', '1500', '1500'],
  ['1\u202f500', '1500', '1500'],
  ['1 500,250', '1500.25', '1500.25'],
  ['1,500.50', '1500.5', '1500.5'],
  ['1.500.000', '1500000', '1500000'],
  ['1,500,000.500', '1500000.5', '1500000.5'],
  ['1,500', '1500', asked],
  ['1.500', asked, '1500'],
  ['70.500', { question: ['70.5', '70500'] }, '70500'],
  ['1500.000', '1500', '1500'],
  ['1500,000', '1500', '1500'],
  ['1500', '1500', '1500'],
  ['1,5000', '1.5', '1.5'],
  ['007', '7', '7'],
  ['0', '0', '0'],
  ['-0', '0', '0'],
  ['+5', '5', '5'],
  ['12abc', { fault: 'other-currency' }, { fault: 'other-currency' }],
  ['1e3', { fault: 'other-currency' }, { fault: 'other-currency' }],
  ['--5', { fault: 'other-currency' }, { fault: 'other-currency' }],
  ['1.2.3', notANumber, notANumber],
  ['1,2,3', notANumber, notANumber],
  ['12,50.3', notANumber, notANumber],
  ['1.500,00,0', notANumber, notANumber],
  ['0.500.000', notANumber, notANumber],
  ['1 500.000,5', notANumber, notANumber],
  ['1500 000', notANumber, notANumber],
  ['5.', notANumber, notANumber],
  ['.5', { fault: 'other-currency' }, { fault: 'other-currency' }],
  ['much', notANumber, notANumber],
  ['-5', { fault: 'too-small' }, { fault: 'too-small' }],
  ['', { value: null }, { value: null }],
  [' \u00a0', { value: null }, { value: null }],
  ['9'.repeat(400), notANumber, notANumber],
])('a price typed as %j is read as %j in English and as %j in Turkish', (typed, ...expected) => {
  const readings = locales.map((locale) => readFigure(typed, locale, price));
  expect(readings).toEqual(expected.map((it) => (typeof it === 'string' ? { value: it } : it)));
});

it.each<[string, FigureField, FigureReading]>([
  ['1.500', quantity, { value: '1500' }],
  ['1,500', quantity, { value: '1500' }],
  ['1.000', quantity, { value: '1000' }],
  ['1,000', quantity, { value: '1000' }],
  ['2.5', quantity, { fault: 'not-whole' }],
  ['2.0', quantity, { value: '2' }],
  ['1.500.000', quantity, { fault: 'too-large' }],
  ['0', quantity, { fault: 'too-small' }],
  ['2.875', rate, { value: '2.875' }],
  ['2,875', rate, { value: '2.875' }],
  ['201', rate, { fault: 'too-large' }],
  ['100,01', share, { fault: 'too-large' }],
  ['1.255', sum, { value: '1255' }],
  ['0.125', sum, { fault: 'too-many-decimals' }],
  ['123456789012345', sum, { fault: 'too-large' }],
  ['-0,5', figureFields.baseRate, { value: '-0.5' }],
  ['-1.250', figureFields.measure, { question: ['-1.25', '-1250'] }],
])('%j in a field that holds %j is %j', (typed, field, expected) => {
  expect(readFigure(typed, 'en', field)).toEqual(expected);
});

it.each([
  ['73100.0000', '70.500', ['70500', '70.5']],
  ['68', '70.500', ['70.5', '70500']],
  [null, '70.500', ['70.5', '70500']],
])('with the last price %s it asks for %s in the order %j', (last, typed, question) => {
  expect(readFigure(typed, 'en', { ...price, last })).toEqual({ question });
});

describe('what stands beside a figure', () => {
  const inUnit = (unit: string): FigureField => ({ ...figureFields.measure, unit });
  const months = wholeFigure(1, 240, 'month');
  it.each<[string, FigureField, FigureReading]>([
    ['$70,500', price, { value: '70500' }],
    ['$ 70,500 USD', price, { value: '70500' }],
    ['70.500,00 US$', price, { value: '70500' }],
    ['US dollars 5', price, { value: '5' }],
    ['5 ABD doları', price, { value: '5' }],
    ['€70,500', price, { fault: 'other-currency' }],
    ['70,500 TL', price, { fault: 'other-currency' }],
    ['€ 5', { ...price, unit: 'EUR' }, { value: '5' }],
    ['CHF 5', { ...price, unit: 'CHF' }, { value: '5' }],
    ['8.5 %', rate, { value: '8.5' }],
    ['%8,5', rate, { value: '8.5' }],
    ['$8.5', rate, { fault: 'unknown-unit' }],
    ['18 months', months, { value: '18' }],
    ['18 ay', months, { value: '18' }],
    ['18 weeks', months, { fault: 'unknown-unit' }],
    ['8 pieces', { ...quantity, unit: 'piece' }, { value: '8' }],
    ['8 adet', { ...quantity, unit: 'piece' }, { value: '8' }],
    ['8 kg', { ...quantity, unit: 'piece' }, { fault: 'other-dimension' }],
    ['8 kg', quantity, { fault: 'unknown-unit' }],
    ['190 cm', inUnit('cm'), { value: '190' }],
    ['72 in', inUnit('cm'), { value: '182.88' }],
    ['72"', inUnit('cm'), { value: '182.88' }],
    ["6'", inUnit('cm'), { value: '182.88' }],
    ['1 400 mm', inUnit('cm'), { value: '140' }],
    ['300 1/min', inUnit('1/min'), { value: '300' }],
    ['30/2 Ne', inUnit('Ne'), { fault: 'unknown-unit' }],
    ['72 kg', inUnit('cm'), { fault: 'other-dimension' }],
    ['72 cubits', inUnit('cm'), { fault: 'unknown-unit' }],
    ['0 tex', inUnit('Ne'), notANumber],
    ['1.500 mm', inUnit('cm'), { question: ['0.15', '150'] }],
    ['12 spindles', inUnit('spindles'), { value: '12' }],
    ['5 m²', { ...quantity, unit: 'm2' }, { value: '5' }],
    ['5 m2', { ...quantity, unit: 'm2' }, { value: '5' }],
  ])('%j in a field of %j is %j', (typed, field, expected) => {
    expect(readFigure(typed, 'en', field)).toEqual(expected);
  });
});

it.each<[string, NumberStyle, FigureReading]>([
  ['1,250', '.', { value: '1250' }],
  ['1.250', '.', { value: '1.25' }],
  ['1.250', ',', { value: '1250' }],
  ['2,875', ',', { value: '2.875' }],
  ['1250,5', '.', notANumber],
  ['1.250', null, { question: ['1.25', '1250'] }],
  ['1,250', null, { question: ['1.25', '1250'] }],
])('%j in a column with the mark %j is %j', (typed, style, expected) => {
  expect(readFigure(typed, style, price)).toEqual(expected);
});

describe('digits of other scripts', () => {
  it.each(Intl.supportedValuesOf('numberingSystem'))('%s', (numberingSystem) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    const written = format(1_234_567_890);
    if (!/^\p{Nd}+$/u.test(written)) return;
    expect(readFigure(written, 'en', price)).toEqual({ value: '1234567890' });
  });

  it('come with marks of their own', () => {
    expect(readFigure('١٬٥٠٠٫٢٥', 'tr', price)).toEqual({ value: '1500.25' });
    expect(readFigure('١٫٥٠٠', 'tr', price)).toEqual({ value: '1.5' });
    expect(readFigure('１，５００', 'en', price)).toEqual({ value: '1500' });
  });
});

it.each(['2.875', '2.8750', '141200.5000', '0.125', '-12.505', '100', '1500', '0', '0.0000'])(
  'the stored figure %s is shown as a text that is read as the same figure everywhere',
  (stored) => {
    const field = { ...price, least: '-999' };
    const [one, other] = locales.map((locale) => readFigure(figureText(stored), locale, field));
    expect(one).toEqual({ value: String(Number(stored)) });
    expect(other).toEqual(one);
  },
);
