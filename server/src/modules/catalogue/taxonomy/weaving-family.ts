import type { CategoryDefinition } from '../category-definition.ts';
import { choice, number, yesNo } from './define-category.ts';
import { machine } from './machine-category.ts';

/** Weaving and what stands before and above the loom. */
export const weavingFamily: readonly CategoryDefinition[] = [
  machine('warping-sizing', ['Warping and sizing', 'Çözgü ve haşıl makineleri'], '8445.90', [
    choice(
      'warping_type',
      ['Type', 'Tip'],
      'process',
      {
        sectional: ['Sectional warper', 'Konik çözgü'],
        direct: ['Direct warper', 'Seri çözgü'],
        sizing: ['Sizing machine', 'Haşıl'],
      },
      { facet: true, highlight: 1 },
    ),
    number('working_width_cm', 'cm', ['Working width', 'Çalışma eni'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('speed_m_min', 'm/min', ['Speed, up to', 'Hız, en çok'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    number('ends', '', ['Creel capacity, ends', 'Cağlık kapasitesi, uç'], 'process', { better: 'higher' }),
    number('size_boxes', '', ['Size boxes', 'Haşıl teknesi'], 'process'),
    number('drying_cylinders', '', ['Drying cylinders', 'Kurutma silindiri'], 'process'),
    number('beam_diameter_mm', 'mm', ['Beam flange diameter', 'Levent flanş çapı'], 'material'),
  ]),
  machine('weaving', ['Weaving machines', 'Dokuma makineleri'], '8446.30', [
    choice(
      'weft_insertion',
      ['Weft insertion', 'Atkı atma sistemi'],
      'process',
      {
        rapier: ['Rapier', 'Kancalı'],
        'air-jet': ['Air jet', 'Hava jetli'],
        'water-jet': ['Water jet', 'Su jetli'],
        projectile: ['Projectile', 'Mekikçikli'],
      },
      { facet: true, highlight: 1 },
    ),
    choice(
      'shedding',
      ['Shedding', 'Ağızlık açma'],
      'process',
      {
        cam: ['Cam', 'Eksantrik'],
        dobby: ['Dobby', 'Armür'],
        jacquard: ['Jacquard', 'Jakar'],
      },
      { facet: true, highlight: 3 },
    ),
    number('reed_width_cm', 'cm', ['Reed width', 'Tarak eni'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('speed_rpm', 'rpm', ['Speed, up to', 'Devir, en çok'], 'process', {
      facet: true,
      better: 'higher',
    }),
    number('weft_rate_m_min', 'm/min', ['Weft insertion rate', 'Atkı atım hızı'], 'process', {
      better: 'higher',
    }),
    number('weft_colours', '', ['Weft colours', 'Atkı rengi'], 'process', { facet: true, better: 'higher' }),
    number('shafts', '', ['Shafts', 'Çerçeve sayısı'], 'process', { better: 'higher' }),
    number('hooks', '', ['Jacquard hooks', 'Jakar platini'], 'process', { better: 'higher' }),
    yesNo('terry', ['Terry pile', 'Havlu (havlı dokuma)'], 'process', { facet: true }),
    number('beam_diameter_mm', 'mm', ['Warp beam diameter', 'Çözgü levendi çapı'], 'material'),
  ]),
  machine('dobby-jacquard', ['Dobbies and jacquards', 'Armür ve jakar makineleri'], '8448.11', [
    choice(
      'head_type',
      ['Type', 'Tip'],
      'process',
      {
        dobby: ['Dobby', 'Armür'],
        jacquard: ['Jacquard', 'Jakar'],
      },
      { facet: true, highlight: 1 },
    ),
    number('shafts', '', ['Shafts', 'Çerçeve sayısı'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('hooks', '', ['Hooks', 'Platin sayısı'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('speed_rpm', 'rpm', ['Speed, up to', 'Devir, en çok'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    number('shaft_pitch_mm', 'mm', ['Shaft pitch', 'Çerçeve aralığı'], 'process'),
  ]),
];
