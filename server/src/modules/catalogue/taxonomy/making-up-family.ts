import type { CategoryDefinition } from '../category-definition.ts';
import { choice, list, number, yesNo } from './define-category.ts';
import { machine } from './machine-category.ts';

/** The cutting room and sewing floor, the laboratory, and the boiler house. */
export const makingUpFamily: readonly CategoryDefinition[] = [
  machine('cutting', ['Cutting and spreading', 'Kesim ve serim makineleri'], '8451.50', [
    choice(
      'cutting_type',
      ['Type', 'Tip'],
      'process',
      {
        'multi-ply': ['Multi-ply cutter', 'Çok kat kesim'],
        'single-ply': ['Single-ply cutter', 'Tek kat kesim'],
        spreader: ['Spreader', 'Serim (pastal)'],
        laser: ['Laser cutter', 'Lazer kesim'],
      },
      { facet: true, highlight: 1 },
    ),
    number('working_width_cm', 'cm', ['Cutting width', 'Kesim eni'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('ply_height_mm', 'mm', ['Lay height, compressed', 'Pastal yüksekliği, vakumlu'], 'process', {
      facet: true,
      highlight: 3,
      better: 'higher',
    }),
    number('speed_m_min', 'm/min', ['Speed, up to', 'Hız, en çok'], 'process', { better: 'higher' }),
    number('roll_weight_kg', 'kg', ['Roll weight, up to', 'Top ağırlığı, en çok'], 'material'),
  ]),
  machine('sewing', ['Sewing machines', 'Dikiş makineleri'], '8452.29', [
    choice(
      'sewing_type',
      ['Stitch', 'Dikiş türü'],
      'process',
      {
        lockstitch: ['Lockstitch', 'Düz dikiş'],
        overlock: ['Overlock', 'Overlok'],
        coverstitch: ['Coverstitch', 'Reçme'],
        chainstitch: ['Chainstitch', 'Zincir dikiş'],
        automat: ['Sewing automat', 'Dikiş otomatı'],
      },
      { facet: true, highlight: 1 },
    ),
    number('needles', '', ['Needles', 'İğne sayısı'], 'process', { facet: true, highlight: 2 }),
    number('threads', '', ['Threads', 'İplik sayısı'], 'process', { facet: true }),
    number('speed_spm', '1/min', ['Stitches per minute', 'Dakikadaki dikiş'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    number('stitch_length_mm', 'mm', ['Stitch length, up to', 'Dikiş boyu, en çok'], 'process'),
    yesNo('thread_trimmer', ['Thread trimmer', 'İplik kesici'], 'process', { facet: true }),
  ]),
  machine('laboratory', ['Quality control and laboratory', 'Kalite kontrol ve laboratuvar'], '9031.80', [
    choice(
      'lab_type',
      ['Measures', 'Ölçtüğü'],
      'process',
      {
        tensile: ['Strength and elongation', 'Mukavemet ve uzama'],
        evenness: ['Yarn evenness', 'İplik düzgünsüzlüğü'],
        colour: ['Colour', 'Renk'],
        abrasion: ['Abrasion and pilling', 'Aşınma ve boncuklanma'],
        inspection: ['Fabric faults', 'Kumaş hatası'],
      },
      { facet: true, highlight: 1 },
    ),
    number('force_kn', 'kN', ['Force, up to', 'Kuvvet, en çok'], 'process', { facet: true, highlight: 2 }),
    number('gauge_length_mm', 'mm', ['Gauge length', 'Çene arası'], 'process'),
    number('speed_m_min', 'm/min', ['Test speed, up to', 'Test hızı, en çok'], 'process', { highlight: 2 }),
    number('wavelength_from_nm', 'nm', ['Wavelength, from', 'Dalga boyu, en az'], 'process'),
    number('wavelength_to_nm', 'nm', ['Wavelength, up to', 'Dalga boyu, en çok'], 'process', {
      highlight: 2,
    }),
    number('stations', '', ['Stations', 'İstasyon sayısı'], 'process', { highlight: 2 }),
    number('working_width_cm', 'cm', ['Working width', 'Çalışma eni'], 'process', { highlight: 3 }),
    list('standards', ['Standards', 'Standartlar'], 'supply'),
  ]),
  machine('utilities', ['Utilities', 'Yardımcı tesisler'], '8414.80', [
    choice(
      'utility_type',
      ['Type', 'Tip'],
      'process',
      {
        boiler: ['Steam boiler', 'Buhar kazanı'],
        compressor: ['Air compressor', 'Hava kompresörü'],
        'water-treatment': ['Water treatment', 'Su arıtma'],
      },
      { facet: true, highlight: 1 },
    ),
    number('steam_t_h', 't/h', ['Steam', 'Buhar debisi'], 'process', { highlight: 2 }),
    number('air_m3_min', 'm³/min', ['Free air delivery', 'Serbest hava debisi'], 'process', { highlight: 2 }),
    number('flow_m3_h', 'm³/h', ['Water treated', 'Arıtılan su'], 'process', { highlight: 2 }),
    number('pressure_bar', 'bar', ['Working pressure', 'Çalışma basıncı'], 'process', { highlight: 3 }),
    number('efficiency_percent', '%', ['Efficiency or recovery', 'Verim veya geri kazanım'], 'process', {
      better: 'higher',
    }),
  ]),
];
