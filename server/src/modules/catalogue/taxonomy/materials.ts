import type { CategoryDefinition } from '../category-definition.ts';
import { category, choice, code, list, number, yesNo } from './define-category.ts';

const materials = list(
  'materials',
  ['Fibres', 'Elyaf'],
  'material',
  {
    cotton: ['Cotton', 'Pamuk'],
    'recycled-cotton': ['Recycled cotton', 'Geri dönüştürülmüş pamuk'],
    polyester: ['Polyester', 'Polyester'],
    'recycled-polyester': ['Recycled polyester', 'Geri dönüştürülmüş polyester'],
    viscose: ['Viscose', 'Viskon'],
    lyocell: ['Lyocell', 'Lyocell'],
    cupro: ['Cupro', 'Kupro'],
    modal: ['Modal', 'Modal'],
    wool: ['Wool', 'Yün'],
    linen: ['Linen', 'Keten'],
    silk: ['Silk', 'İpek'],
    acrylic: ['Acrylic', 'Akrilik'],
    polyamide: ['Polyamide', 'Poliamid'],
    elastane: ['Elastane', 'Elastan'],
  },
  { facet: true },
);
const composition = code('composition', ['Composition', 'Karışım'], 'material', { highlight: 3 });
const colour = code('colour_hex', ['Colour', 'Renk'], 'material');
const certificates = list(
  'certificates',
  ['Certificates', 'Sertifikalar'],
  'supply',
  {
    'oeko-tex': ['OEKO-TEX Standard 100', 'OEKO-TEX Standard 100'],
    gots: ['GOTS', 'GOTS'],
    grs: ['GRS', 'GRS'],
    bci: ['Better Cotton', 'Better Cotton'],
    'zdhc-level-3': ['ZDHC MRSL level 3', 'ZDHC MRSL seviye 3'],
    rws: ['RWS', 'RWS'],
  },
  { facet: true },
);

const cloth = [
  choice(
    'construction',
    ['Construction', 'Örgü'],
    'process',
    {
      plain: ['Plain weave', 'Bezayağı'],
      'twill-3-1': ['3/1 twill', '3/1 dimi'],
      'twill-2-2': ['2/2 twill', '2/2 dimi'],
      herringbone: ['Herringbone', 'Balıksırtı'],
      'satin-5': ['5-end satin', '5’li saten'],
      honeycomb: ['Honeycomb', 'Petek (pike)'],
      damask: ['Damask', 'Damask (jakar)'],
      'single-jersey': ['Single jersey', 'Süprem'],
      rib: ['Rib', 'Ribana'],
      interlock: ['Interlock', 'İnterlok'],
      terry: ['Terry', 'Havlu'],
      'print-kilim': ['Printed plain weave', 'Baskılı bezayağı'],
    },
    { facet: true, highlight: 1 },
  ),
  number('weight_gsm', 'g/m²', ['Weight', 'Gramaj'], 'material', { facet: true, highlight: 2 }),
  composition,
  materials,
  list('warp_hex', ['Warp colours', 'Çözgü renkleri'], 'material'),
  list('weft_hex', ['Weft colours', 'Atkı renkleri'], 'material'),
  colour,
  yesNo('slub', ['Slub yarn', 'Şantuklu iplik'], 'material'),
  number('width_cm', 'cm', ['Width', 'En'], 'dimensions', { facet: true }),
  certificates,
];

/** Yarn and cloth. Fibre shares are written in the codes of ISO 2076 (CO cotton, PES polyester, EL elastane). */
export const textiles: readonly CategoryDefinition[] = [
  category('textiles', 'yarn', ['Yarn', 'İplik'], '5205', [
    choice('yarn_system', ['Spinning', 'Eğirme'], 'process', {
      'ring-carded': ['Carded ring', 'Karde ring'],
      'ring-combed': ['Combed ring', 'Penye ring'],
      compact: ['Combed compact', 'Penye kompakt'],
      'open-end': ['Open end', 'Open-end'],
      filament: ['Filament', 'Filament'],
    }),
    code('yarn_count', ['Count and ply', 'Numara ve kat'], 'process', { highlight: 1 }),
    number('count_ne', 'Ne', ['Count', 'Numara'], 'process', { facet: true }),
    number('ply', '', ['Ply', 'Kat'], 'process'),
    number('twist_tpm', 'T/m', ['Twist', 'Büküm'], 'process', { highlight: 2 }),
    composition,
    materials,
    colour,
    certificates,
  ]),
  category('textiles', 'fabric', ['Fabric', 'Kumaş'], '5208', cloth),
  category('textiles', 'home-textiles', ['Home textiles', 'Ev tekstili'], '6302', [
    ...cloth,
    number('length_cm', 'cm', ['Length', 'Boy'], 'dimensions'),
  ]),
];

export const partsMaterials: readonly CategoryDefinition[] = [
  category('parts-materials', 'spare-parts', ['Spare parts', 'Yedek parça'], '8448', [
    choice(
      'part_for',
      ['For', 'Kullanım yeri'],
      'process',
      {
        weaving: ['Weaving machines', 'Dokuma makineleri'],
        knitting: ['Knitting machines', 'Örme makineleri'],
        spinning: ['Spinning machines', 'İplik makineleri'],
      },
      { facet: true, highlight: 1 },
    ),
    code('part_number', ['Part number', 'Parça numarası'], 'process'),
    code('fits', ['Fits', 'Uyduğu makineler'], 'process', { highlight: 2 }),
    number('gauge', 'E', ['Needle gauge', 'İğne inceliği'], 'process', { highlight: 3 }),
    number('dents_per_cm', '1/cm', ['Dents per cm', 'Santimetredeki diş'], 'process', { highlight: 3 }),
    number('length_mm', 'mm', ['Length', 'Uzunluk'], 'dimensions'),
    number('weight_kg', 'kg', ['Net weight', 'Net ağırlık'], 'dimensions'),
  ]),
  category('parts-materials', 'dyes-chemicals', ['Dyes and chemicals', 'Boyar madde ve kimyasal'], '3204', [
    choice(
      'chemical_type',
      ['Type', 'Tip'],
      'process',
      {
        'reactive-dye': ['Reactive dye', 'Reaktif boyar madde'],
        'disperse-dye': ['Disperse dye', 'Dispers boyar madde'],
        auxiliary: ['Auxiliary', 'Yardımcı kimyasal'],
        softener: ['Softener', 'Yumuşatıcı'],
      },
      { facet: true, highlight: 1 },
    ),
    code('colour_index', ['Colour Index name', 'Colour Index adı'], 'process', { highlight: 2 }),
    number('max_temperature_c', '°C', ['Application temperature', 'Uygulama sıcaklığı'], 'process'),
    number('packing_kg', 'kg', ['Packing unit', 'Ambalaj'], 'dimensions', { highlight: 3 }),
    colour,
    certificates,
  ]),
];
