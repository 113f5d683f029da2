import { expect, it } from '@jest/globals';
import { overrideAt, overrideManifest, readOverrides, writeOverrides } from './area-overrides.ts';

it.each([
  ['http://localhost:4101/area.json', 4101],
  ['http://localhost:65535/area.json', 65_535],
  ['http://localhost:65536/area.json', null],
  ['http://localhost:0/area.json', null],
  ['http://localhost/area.json', null],
  ['https://localhost:4101/area.json', null],
  ['http://localhost:4101/other.js', null],
  ['http://localhost:4101/area.json?x', null],
  ['http://localhost.evil.example:4101/area.json', null],
  ['http://evil.example:4101/area.json', null],
  ['http://localhost:4101@evil.example/area.json', null],
  ['http://evil.example/#http://localhost:4101/area.json', null],
  ['http://127.0.0.1:4101/area.json', null],
  ['//localhost:4101/area.json', null],
  ['', null],
])('the manifest at %s', (manifest, port) => {
  const override = overrideAt('shop', manifest);
  expect(override).toEqual(port && { area: 'shop', port });
  if (override) expect(overrideManifest(override)).toBe(manifest);
});

it.each([
  ['shop@4101', [{ area: 'shop', port: 4101 }]],
  [
    'shop@4101.quotes@4102',
    [
      { area: 'quotes', port: 4102 },
      { area: 'shop', port: 4101 },
    ],
  ],
  ['shop@4101.shop@9999', [{ area: 'shop', port: 4101 }]],
  ['logistics@4107', [{ area: 'logistics', port: 4107 }]],
  ['mf-shop@4101', []],
  ['shop@4101@4102', []],
  ['shop@evil.example', []],
  ['shop@41 01;script-src *', []],
  ['shop@', []],
  ['', []],
  [undefined, []],
])('the list %s', (text, overrides) => {
  expect(readOverrides(text)).toEqual(overrides);
  expect(readOverrides(writeOverrides(readOverrides(text)))).toEqual(overrides);
});
