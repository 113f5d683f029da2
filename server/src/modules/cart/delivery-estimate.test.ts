import { expect, it } from '@jest/globals';
import { deliveryEstimate } from './delivery-estimate.ts';

const shipment = {
  hsCode: '8446.30',
  incotermRule: 'FCA',
  makerCountry: 'IT',
  originCountry: 'IT',
  destination: 'TR',
};

it.each([
  ['abroad', { destination: 'IN' }, 'unknown'],
  ['industrial goods of the Union, to Türkiye', {}, 'none-with-certificate'],
  [
    'industrial goods of Türkiye, to the Union',
    { makerCountry: 'TR', originCountry: 'TR', destination: 'DE' },
    'none-with-certificate',
  ],
  ['a Japanese machine, sold from the Union to Türkiye', { originCountry: 'JP' }, 'unknown'],
  ['raw cotton of the Union, to Türkiye', { hsCode: '5201' }, 'unknown'],
  ['cotton yarn of the Union, to Türkiye', { hsCode: '5205.11' }, 'none-with-certificate'],
  ['glue of the Union, to Türkiye', { hsCode: '3505' }, 'unknown'],
  ['something without a code, to Türkiye', { hsCode: null }, 'unknown'],
  ['food, to Türkiye', { hsCode: '1006' }, 'unknown'],
  ['within a country', { destination: 'IT' }, 'none-same-country'],
  ['within the European Union', { destination: 'DE' }, 'none-customs-union'],
  ['goods of elsewhere, sold within the Union', { destination: 'DE', originCountry: 'CN' }, 'unknown'],
  ['goods of elsewhere, sold within a country', { destination: 'IT', originCountry: 'CN' }, 'unknown'],
  ['industrial goods to Switzerland', { destination: 'CH', originCountry: 'CN' }, 'none-industrial'],
  ['Switzerland is no member', { destination: 'CH', hsCode: '5101' }, 'unknown'],
  [
    'to the Union from Switzerland',
    { makerCountry: 'CH', originCountry: 'CH', destination: 'DE' },
    'unknown',
  ],
  ['to nobody knows where', { destination: null }, 'unknown'],
])('duty %s', (_case, change, duty) => {
  expect(deliveryEstimate({ ...shipment, ...change }).duty).toBe(duty);
});

it.each([
  ['EXW', 'unknown'],
  ['FCA', 'unknown'],
  ['FOB', 'unknown'],
  ['CFR', 'included'],
  ['CIF', 'included'],
  ['CIP', 'included'],
  ['DAP', 'included'],
])('freight under %s is %s', (incotermRule, freight) => {
  expect(deliveryEstimate({ ...shipment, incotermRule }).freight).toBe(freight);
});
