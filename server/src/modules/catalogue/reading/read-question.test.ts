import { describe, expect, it } from '@jest/globals';
import { attributeOfFacet } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { shippedTree } from '../shipped-tree.ts';
import { type Reading, readQuestion } from './read-question.ts';
import { tradeWordsOf } from './trade-words.ts';

const words = tradeWordsOf(shippedTree);
const read = (question: string, language: Locale = 'en') => written(readQuestion(question, language, words));

const bounds = ({ min, max }: { min: number | null; max: number | null }) => `${min ?? ''}..${max ?? ''}`;

/** `used · weaving · reed_width_cm=185..195 · USD ..20000 · "words"`. */
function written({ categories: about, choices, ranges, price, words: rest }: Reading): string {
  return [
    choices.get('condition')?.join(','),
    about.join(','),
    choices.get('origin')?.join(','),
    ...Array.from(choices, ([facet, values]) => {
      const attribute = attributeOfFacet(facet);
      return attribute && `${attribute}=${values.join(',')}`;
    }),
    ...Array.from(ranges, ([facet, range]) => `${attributeOfFacet(facet)}=${bounds(range)}`),
    price && `${price.currency ?? 'own'} ${bounds(price)}`,
    rest && `"${rest}"`,
  ]
    .filter(Boolean)
    .join(' · ');
}

describe('what a question means', () => {
  it.each([
    ['used looms 190 cm under $20,000', 'used · weaving · reed_width_cm=185..195 · USD ..20000'],
    [
      '2. el armürlü kancalı tezgah 190cm',
      'used · weaving · shedding=dobby · weft_insertion=rapier · reed_width_cm=185..195',
    ],
    ['yuvarlak örgü', 'circular-knitting'],
    ['orgu makinasi', 'circular-knitting,flat-warp-knitting,hosiery'],
    ['örme makinesi 30 pus 28 fayn', 'circular-knitting · cylinder_diameter_in=29..31 · gauge=28..28'],
    ['fabric spreading machine', 'cutting · cutting_type=spreader'],
    ['dikiş ipliği', 'yarn · "sewing"'],
    ['YUVARLAK ORGU MAKINASI', 'circular-knitting'],
    ['di\u0307ki\u0307ş i\u0307pli\u0307ği\u0307', 'yarn · "sewing"'],
    ['yuvar\u200blak ör\u00adgü\u2060', 'circular-knitting'],
    ['ram makinesi', 'finishing · finishing_type=stenter'],
    ['havajetli tezgâhlar', 'weaving · weft_insertion=air-jet'],
    ['over lok', 'sewing · sewing_type=overlock'],
    ['denim 12 oz', 'fabric · weight_gsm=387..427 · "denim"'],
    ['linen', 'materials=linen'],
    ['bed linen', 'home-textiles'],
    ['german ring frames', 'spinning · DE · spinning_system=ring'],
    ['satılık overlok makinesi fiyatları', 'sewing · sewing_type=overlock'],
  ])('%s: %s', (question, expected) => expect(read(question)).toBe(expected));
});

describe('one word in several categories', () => {
  it.each([
    ['armür', 'dobby-jacquard · head_type=dobby'],
    ['armürlü dokuma tezgahı', 'weaving · shedding=dobby'],
    ['süprem', '"süprem"'],
    ['süprem kumaş', 'fabric · construction=single-jersey'],
    ['süprem 160 gr', 'fabric · construction=single-jersey · weight_gsm=152..168'],
    ['single jersey 30"', 'circular-knitting · knit_structure=single-jersey · cylinder_diameter_in=29..31'],
    ['cotton yarn', 'yarn · materials=cotton'],
    ['cotton card', 'spinning-preparation · prep_type=card'],
    ['loom for towels', 'weaving · terry=true'],
    ['towel', 'home-textiles · construction=terry'],
    ['yarn dyeing machine', 'dyeing'],
    ['machine for socks', 'hosiery'],
    ['jacquard fabric', 'fabric · "jacquard"'],
    ['spare parts for rapier looms', 'spare-parts · part_for=weaving'],
    ['örgü iğnesi', 'spare-parts · "needle"'],
  ])('%s: %s', (question, expected) => expect(read(question, 'tr')).toBe(expected));
});

describe('numbers', () => {
  it.each([
    ['loom 1.9 m', 'weaving · reed_width_cm=185..195'],
    ['75 inch loom', 'weaving · reed_width_cm=186..196'],
    ['loom 170-190 cm', 'weaving · reed_width_cm=170..190'],
    ['en az 300 cm tezgah', 'weaving · reed_width_cm=300..'],
    ['loom over 300cm', 'weaving · reed_width_cm=300..'],
    ['max 400 rpm loom', 'weaving · speed_rpm=..400'],
    ['170 cm 190 cm loom', 'weaving · reed_width_cm=165..195'],
    ['yarn Ne 30', 'yarn · count_ne=29..31'],
    ['30/1', 'yarn · count_ne=29..31'],
    ['20 tex yarn', 'yarn · count_ne=28.5..30.5'],
    ['20-30 tex yarn', 'yarn · count_ne=19.7..29.5'],
    ['40s cotton', 'yarn · materials=cotton · count_ne=38..42'],
    ['1000 spindles ring', 'spinning · spinning_system=ring · spindles=950..1050'],
    ['6 kabinli ram', 'finishing · finishing_type=stenter · chambers=6..6'],
    ['E28 circular knitting', 'circular-knitting · gauge=28..28'],
    ['10 adet overlok', 'sewing · sewing_type=overlock'],
    ['2 looms', 'weaving'],
    ['tek kafa nakış', 'embroidery · heads=1..1'],
    ['5 iplik overlok', 'sewing · sewing_type=overlock · threads=5..5'],
    ['34 pus 28 fayn', 'circular-knitting · cylinder_diameter_in=33..35 · gauge=28..28'],
    ['loom between 170 and 190 cm', 'weaving · reed_width_cm=170..190'],
    ["190'lık tezgah", 'weaving · "190"'],
    ['%100 pamuk kumaş', 'fabric · materials=cotton'],
    ['fabric 150 cm 5 oz', 'fabric · width_cm=145..155 · weight_gsm=162..178'],
  ])('%s: %s', (question, expected) => expect(read(question)).toBe(expected));
});

describe('prices', () => {
  it.each([
    ['loom ≤ $20,000', 'weaving · USD ..20000'],
    ['20 bin dolar altı tezgah', 'weaving · USD ..20000'],
    ['20.000 dolara kadar tezgah', 'weaving · USD ..20000'],
    ['€30k loom', 'weaving · EUR ..30000'],
    ['10-20 bin dolar arası dokuma', 'weaving · USD 10000..20000'],
    ['looms over 5000 eur', 'weaving · EUR 5000..'],
    ['loom under 20000', 'weaving · own ..20000'],
    ['looms between 10k and 20k', 'weaving · own 10000..20000'],
  ])('%s: %s', (question, expected) => expect(read(question)).toBe(expected));
});

describe('what stays words', () => {
  it.each([
    ['a number without a unit', 'rapier 190', 'weaving · weft_insertion=rapier · "190"'],
    ['a unit of another dimension', 'loom 12 oz', 'weaving · "12 oz"'],
    ['a measure of nothing', '190 cm', '"190 cm"'],
    ['a model', 'RL 190 D-8', '"RL 190 D-8"'],
    ['a model closed up', 'lys34', '"lys34"'],
    ['an article number', 'HZ 78.52-28', '"HZ 78.52-28"'],
    ['a size', 'HL 480 70×140', '"HL 480 70×140"'],
    ['a size with a letter', 'HL 480 70x140', '"HL 480 70×140"'],
    ['a size with blanks', 'towel 70 x 140', 'home-textiles · construction=terry · "70×140"'],
    ['unknown words', 'flux capacitor', '"flux capacitor"'],
    ['no words', '!!! ?', ''],
  ])('%s: %s', (_what, question, expected) => expect(read(question)).toBe(expected));
});

it('takes contradicting words as alternatives', () => {
  expect(read('new used looms')).toBe('new,used · weaving');
  expect(read('rapier air jet loom')).toBe('weaving · weft_insertion=rapier,air-jet');
});

it.each([
  'x'.repeat(200),
  '('.repeat(200),
  '1'.repeat(200),
  '1,'.repeat(100),
  'a '.repeat(100),
  '$€%<≤'.repeat(40),
  'dokuma tezgahı kancalı armürlü jakarlı 190 cm 12 oz ne 30/1 ram overlok kot '.repeat(3).slice(0, 200),
  'ﷺ㌖ ½ ①²³'.repeat(20),
  '\u0301\u0130ı\ud83e',
])('survives %j', (question) => {
  expect(() => read(question)).not.toThrow();
});

it('knows no word of the trade as a slip', () => {
  for (const word of ['silk', 'linen', 'keten', 'ipek', 'ram', 'armür', 'gabardin'])
    expect([word, words.isKnown(word)]).toEqual([word, true]);
});
