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
  ['abroad', {}, 'unknown'],
  ['within a country', { destination: 'IT' }, 'none-same-country'],
  ['within the European Union', { destination: 'DE' }, 'none-customs-union'],
  ['goods of elsewhere, sold within the Union', { destination: 'DE', originCountry: 'CN' }, 'unknown'],
  ['goods of elsewhere, sold within a country', { destination: 'IT', originCountry: 'CN' }, 'unknown'],
  ['Switzerland is no member', { destination: 'CH' }, 'unknown'],
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
