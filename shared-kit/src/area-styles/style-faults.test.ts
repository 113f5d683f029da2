import { describe, expect, it } from '@jest/globals';
import { styleFaults } from './style-faults.ts';

/** What is wrong with the content of the layer `area` of a built style sheet of the shop. */
const inLayer = (css: string) => built(`@layer area { ${css} }`);
const built = (css: string) => styleFaults(css, { area: 'shop', file: 'list.css', names: 'plain' });
const written = (css: string) => styleFaults(css, { area: 'shop', file: 'list.module.css', names: 'module' });

const reasons = {
  reach: "reaches elements that aren't the area's",
  outside: 'stands outside the layer area',
  important: 'is !important for an element that has no class of the area',
  fonts: 'changes the fonts of the whole page',
  import: 'loads a style sheet that nobody checked',
  name: 'gives the name',
  other: 'is a rule for the whole page',
  unreadable: "can't be read as CSS",
};
const one = (reason: keyof typeof reasons) => [expect.stringContaining(reasons[reason])];

describe('selectors', () => {
  it.each([
    '.shop_a',
    '.shop_a header a',
    '.shop_a > * + p',
    'header .shop_a',
    ':root[data-mode="dark"] .shop_a b',
    '.shop_a:hover::before',
    '.shop_a:has(> header)',
    '.shop_a:not(.b) svg',
    ':is(.shop_a, .shop_b) ~ .shop_c',
    ':where(.shop_a p, .shop_b p) + p',
    'main:is(.shop_a)',
  ])('%s stays inside', (selector) => {
    expect(inLayer(`${selector} { color: red }`)).toEqual([]);
  });

  it.each([
    'header a',
    '*',
    ':root',
    'body',
    '#root',
    '.bank_a',
    '.shop',
    '.shop-a1b2c3',
    '.root-BSRymK',
    '[class^="shop_"]',
    '.shop_a, header a',
    '.shop_a + header',
    '.shop_a ~ header',
    '.shop_a ~ div .x',
    '.shop_a ~ header .shop_b ~ p ~ .x, header',
    'body:has(.shop_a) header',
    ':root:has(.shop_a)',
    ':has(+ .shop_a)',
    'header:not(.shop_a)',
    ':is(.shop_a, header)',
    ':where(.shop_a, header) a',
    ':where(.shop_a) + header',
    'li:nth-child(1 of .shop_a)',
    '::backdrop',
    ':host(.shop_a)',
    '::view-transition-group(*)',
  ])('%s reaches out', (selector) => {
    expect(inLayer(`${selector} { color: red }`)).toEqual(one('reach'));
  });

  it.each([
    '.shop_a { & p { top: 0 } }',
    '.shop_a { p + & { top: 0 } }',
    '.shop_a { > p { top: 0 } }',
    '.shop_a { &:hover { top: 0; & p ~ p { top: 0 } } }',
    '.shop_a { @media print { top: 0; & p { top: 0 } } }',
    '.shop_a p { & ~ p { top: 0 } }',
  ])('nested, %s stays inside', (css) => {
    expect(inLayer(css)).toEqual([]);
  });

  it.each([
    '.shop_a { & ~ header { top: 0 } }',
    '.shop_a { + header { top: 0 } }',
    '.shop_a { header:has(&) { top: 0 } }',
    '.shop_a { body:not(&) { top: 0 } }',
    '.shop_a { @media print { & + header { top: 0 } } }',
    '.shop_a { :is(&, header) { top: 0 } }',
    '.shop_a { @nest :not(&) { top: 0 } }',
  ])('nested, %s reaches out', (css) => {
    expect(inLayer(css)).toEqual(one('reach'));
  });
});

describe('!important', () => {
  it.each([
    ['.shop_a { top: 0 !important }', []],
    ['p.shop_a::before { top: 0 !important }', []],
    ['.shop_a { &:hover { top: 0 !important } }', []],
    ['.shop_a { @media print { top: 0 !important } }', []],
    ['.shop_a p { top: 0 !important }', one('important')],
    ['.shop_a, .shop_a p { top: 0 !important }', one('important')],
    ['.shop_a { & p { top: 0 !important } }', one('important')],
    ['.shop_a { & p { @media print { top: 0 !important } } }', one('important')],
  ])('%s', (css, faults) => {
    expect(inLayer(css)).toEqual(faults);
  });
});

describe('layers', () => {
  it.each([
    ['@media print { @layer area { .shop_a { top: 0 } } }', []],
    ['@layer kit { .shop_a { top: 0 } }', []],
    ['@layer area.shop-low { .shop_a { top: 0 } }', []],
    ['@layer area { @layer shop-low { .shop_a { top: 0 } } }', []],
    ['.shop_a { top: 0 }', one('outside')],
    ['@layer tokens { .shop_a { top: 0 } }', one('outside')],
    ['@layer { .shop_a { top: 0 } }', one('outside')],
    ['@layer area, kit;', one('outside')],
    ['@layer area { .shop_a { top: 0 } } header { top: 0 }', one('outside')],
    ['@layer area.low { .shop_a { top: 0 } }', one('name')],
    ['@layer area { @layer low { .shop_a { top: 0 } } }', one('name')],
    ['@layer kit { header { top: 0 } }', one('reach')],
    ['@keyframes shop_wait { to { top: 0 } }', one('outside')],
  ])('%s', (css, faults) => {
    expect(built(css)).toEqual(faults);
  });
});

describe('names', () => {
  it.each([
    ['.shop_a { --shop-row: 1px; --kit-frame: 2px; top: var(--text) }', []],
    ['@keyframes shop_wait-a1b2c3 { to { top: 0; --shop-x: 1 } }', []],
    ['@property --shop-row { syntax: "<length>"; inherits: true; initial-value: 0px }', []],
    ['.shop_a { --text: red }', one('name')],
    ['.shop_a { --text: red !important }', one('name')],
    ['.shop_a { --shopping: red }', one('name')],
    ['.shop_a { & p { --bank-row: red } }', one('name')],
    ['@keyframes wait { to { top: 0 } }', one('name')],
    ['@keyframes "wait" { to { top: 0 } }', one('name')],
    ['@-webkit-keyframes wait { to { top: 0 } }', one('name')],
    ['@keyframes shop_wait { to { --text: red } }', one('name')],
    ['@property --kit-frame { syntax: "*"; inherits: true }', one('name')],
    ['@property --text { syntax: "*"; inherits: true }', one('name')],
  ])('%s', (css, faults) => {
    expect(inLayer(css)).toEqual(faults);
  });
});

describe('rules for the whole page', () => {
  it.each([
    ['@font-face { font-family: Archivo; src: url(a.woff2) }', one('fonts')],
    ['@page { margin: 0 }', one('other')],
    ['@counter-style shop { system: cyclic; symbols: "a" }', one('other')],
    ['@view-transition { navigation: auto }', one('other')],
    ['@font-feature-values Archivo { @styleset { a: 1 } }', one('other')],
    ['@scope (.shop_a) { p { top: 0 } }', one('other')],
    ['@position-try --shop-a { top: 0 }', one('other')],
    ['@unheard of { p { top: 0 } }', one('other')],
  ])('%s', (css, faults) => {
    expect(inLayer(css)).toEqual(faults);
  });

  it.each([
    ['@import "other.css";', one('import')],
    ['@import url(https://example.com/a.css) layer(area);', one('import')],
    ['@font-face { font-family: Archivo; src: url(a.woff2) }', one('fonts')],
    ['@namespace svg url(http://www.w3.org/2000/svg);', one('outside')],
    ['@layer area { .shop_a { top: 0 } } }', one('unreadable')],
    ['@layer area { .shop_a { top 0 } }', one('unreadable')],
    ['@layer area { .shop_a || td { top: 0 } }', one('unreadable')],
    ['', []],
  ])('%s', (css, faults) => {
    expect(built(css)).toEqual(faults);
  });
});

describe('a module as it is written', () => {
  it.each([
    ['.list { top: 0 }', []],
    ['.list :global(header a) { top: 0 }', []],
    [':local(.list) a { top: 0 }', []],
    ['@keyframes wait { to { top: 0 } }', []],
    [':global(header a) { top: 0 }', one('reach')],
    [':global(.list) { top: 0 }', one('reach')],
    ['.list ~ :global(header) { top: 0 }', one('reach')],
    [':root:has(.list) { top: 0 }', one('reach')],
    ['.list { :global(body):has(&) { top: 0 } }', one('reach')],
    [':global .list { top: 0 }', one('unreadable')],
    ['.list, :global .list { top: 0 }', one('unreadable')],
  ])('%s', (css, faults) => {
    expect(written(`@layer area { ${css} }`)).toEqual(faults);
  });

  it('names file, place, rule, reason and remedy of each fault', () => {
    expect(
      written('@layer area {\n  .list { top: 0 }\n  :global(header\n  a) { top: 0 }\n}\n.x {\n}'),
    ).toEqual([
      expect.stringMatching(/^list\.module\.css:3:3: :global\(header a\) reaches .+\. Lead to .+\.$/),
      expect.stringMatching(/^list\.module\.css:6:1: \.x stands outside .+\. Put it inside .+\.$/),
    ]);
    expect(written('@layer area {\n  .list { top 0 }\n}')).toEqual([
      expect.stringMatching(/^list\.module\.css:2:\d+: .* can't be read as CSS \(.+\)\. Mend it\.$/),
    ]);
  });
});
