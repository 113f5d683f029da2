import { goods } from '../listing.ts';

const spareParts = goods('spare-parts', [
  {
    seller: 'hohenzinken',
    model: 'HZ 78.52-28',
    title: ['Latch needles for circular knitting, E28', 'Yuvarlak örme için dilli iğne, E28'],
    text: [
      'Laser-welded latch, polished hook, straight to 0.04 mm. Packed by a hundred with the lot number, so that a cylinder can be filled from one lot.',
      'Lazer kaynaklı dil, parlatılmış kanca, doğrusallık sapması 0,04 mm. Parti numarasıyla yüzlük paket; silindir tek partiden dizilebilir.',
    ],
    newPrice: 0.62,
    weeks: 2,
    unit: 'piece',
    minimum: 1000,
    multiple: 100,
    is: {
      part_for: 'knitting',
      part_number: 'HZ 78.52-28',
      fits: 'LY-S30, LY-S34, SK 30"',
      gauge: 28,
      length_mm: 78.5,
    },
    tiers: [
      [5_000, '4'],
      [20_000, '9'],
    ],
  },
  {
    seller: 'norrvik',
    model: 'NR 190-12',
    title: ['Profile-free reed, 190 cm, 12 dents per cm', 'Düz tarak, 190 cm, santimde 12 diş'],
    text: [
      'Stainless reed for rapier looms, dents rounded by tumbling so that filament warps don’t fray. Made to your height and selvedge in two weeks.',
      'Kancalı makineler için paslanmaz tarak; filament çözgü tüylenmesin diye dişleri yuvarlatılmıştır. Yüksekliği ve kenarı isteğe göre iki haftada yapılır.',
    ],
    newPrice: 340,
    weeks: 2,
    unit: 'piece',
    minimum: 10,
    is: {
      part_for: 'weaving',
      part_number: 'NR 190-12',
      fits: 'Pike 190, RL 190',
      dents_per_cm: 12,
      length_mm: 1900,
      weight_kg: 3.8,
    },
    tiers: [[24, '8']],
  },
  {
    seller: 'altinmekik',
    model: 'AM-SP-190',
    title: ['Wear-part kit for RL looms, 24 months', 'RL makineler için 24 aylık sarf parça takımı'],
    text: [
      'Rapier tapes, heads, cutters, temple rings and filters in the quantities that one loom uses in two years of three shifts. Every bag carries the drawing number.',
      'Kanca şeridi, kanca kafası, makas, cımbar bileziği ve filtreler; bir makinenin üç vardiyada iki yıllık tüketimi kadar. Her poşette resim numarası yazar.',
    ],
    newPrice: 2_320,
    weeks: 2,
    unit: 'set',
    minimum: 1,
    is: { part_for: 'weaving', part_number: 'AM-SP-190', fits: 'RL 170, RL 190, RL 220 J', weight_kg: 46 },
    tiers: [[8, '12']],
  },
]);

const dyesChemicals = goods('dyes-chemicals', [
  {
    seller: 'birsfarb',
    model: 'Birsacron Black N-R',
    title: ['Birsacron Black N-R, reactive black', 'Birsacron Black N-R, reaktif siyah'],
    text: [
      'Bifunctional black for exhaust and cold pad-batch on cellulose; builds to deep shades at 60 g/l of salt. Standardised to ±2 percent strength, non-dusting granules.',
      'Selülozda çektirme ve soğuk bekletme için çift reaktif gruplu siyah; 60 g/l tuzda koyu tona ulaşır. Kuvveti ±%2 standardize, tozumayan granül.',
    ],
    newPrice: 6.9,
    weeks: 2,
    unit: 'kg',
    minimum: 100,
    multiple: 25,
    is: {
      chemical_type: 'reactive-dye',
      colour_index: 'C.I. Reactive Black 5 (mixture)',
      max_temperature_c: 60,
      packing_kg: 25,
      colour_hex: '#1c1d22',
      certificates: ['zdhc-level-3', 'oeko-tex'],
    },
    tiers: [[1_000, '7']],
  },
  {
    seller: 'birsfarb',
    model: 'Birsperse Navy XF',
    title: ['Birsperse Navy XF, disperse navy', 'Birsperse Navy XF, dispers lacivert'],
    text: [
      'High wash-fastness navy for polyester and microfibre at 130 °C; clears alkaline, without hydrosulphite. Sportswear dyers use it where white stripes stand beside navy.',
      'Polyester ve mikrofiber için 130 °C’de yıkama haslığı yüksek lacivert; hidrosülfitsiz, alkali ortamda temizlenir. Lacivertin yanında beyaz şerit duran spor giyimde tercih edilir.',
    ],
    newPrice: 15.4,
    weeks: 3,
    unit: 'kg',
    minimum: 50,
    multiple: 25,
    is: {
      chemical_type: 'disperse-dye',
      colour_index: 'C.I. Disperse Blue 79:1 (mixture)',
      max_temperature_c: 130,
      packing_kg: 25,
      colour_hex: '#1f2a4d',
      certificates: ['zdhc-level-3'],
    },
  },
]);

export const partsMaterials = [...spareParts, ...dyesChemicals];
