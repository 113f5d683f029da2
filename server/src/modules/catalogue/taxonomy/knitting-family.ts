import type { CategoryDefinition } from '../category-definition.ts';
import { choice, number, yesNo } from './define-category.ts';
import { machine } from './machine-category.ts';

/** Loops and stitches: knitting of every kind, and embroidery. */
export const knittingFamily: readonly CategoryDefinition[] = [
  machine('circular-knitting', ['Circular knitting', 'Yuvarlak örme makineleri'], '8447.12', [
    choice(
      'knit_structure',
      ['Structure', 'Örgü yapısı'],
      'process',
      {
        'single-jersey': ['Single jersey', 'Süprem'],
        'double-jersey': ['Rib and interlock', 'Ribana ve interlok'],
        fleece: ['Three-thread fleece', 'Üç iplik futter'],
        plush: ['Plush and terry', 'Peluş ve havlu'],
        jacquard: ['Electronic jacquard', 'Elektronik jakar'],
      },
      { facet: true, highlight: 3 },
    ),
    number('cylinder_diameter_in', 'in', ['Cylinder diameter', 'Silindir çapı (pus)'], 'process', {
      facet: true,
      highlight: 1,
    }),
    number('gauge', 'E', ['Gauge', 'İncelik (fayn)'], 'process', { facet: true, highlight: 2 }),
    number('feeders', '', ['Feeders', 'Sistem (besleme) sayısı'], 'process', {
      facet: true,
      better: 'higher',
    }),
    number('needles', '', ['Cylinder needles', 'Silindir iğnesi'], 'process'),
    number('speed_rpm', 'rpm', ['Speed, up to', 'Devir, en çok'], 'process', { better: 'higher' }),
    yesNo('open_width', ['Open-width take-down', 'Açık en sarım'], 'process', { facet: true }),
  ]),
  machine('hosiery', ['Hosiery machines', 'Çorap makineleri'], '8447.11', [
    choice(
      'hosiery_type',
      ['Type', 'Tip'],
      'process',
      {
        'single-cylinder': ['Single cylinder', 'Tek silindir'],
        'double-cylinder': ['Double cylinder', 'Çift silindir'],
        seamless: ['Seamless tights', 'Külotlu çorap'],
      },
      { facet: true, highlight: 1 },
    ),
    number('cylinder_diameter_in', 'in', ['Cylinder diameter', 'Silindir çapı'], 'process', { facet: true }),
    number('needles', '', ['Needles', 'İğne sayısı'], 'process', { facet: true, highlight: 2 }),
    number('feeders', '', ['Feeds', 'Besleme sayısı'], 'process'),
    number('speed_rpm', 'rpm', ['Speed, up to', 'Devir, en çok'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    yesNo('toe_closing', ['Toe closing on the machine', 'Makinede burun kapama'], 'process', { facet: true }),
  ]),
  machine('flat-warp-knitting', ['Flat and warp knitting', 'Düz ve çözgülü örme makineleri'], '8447.20', [
    choice(
      'knitting_type',
      ['Type', 'Tip'],
      'process',
      {
        flat: ['Flat knitting', 'Düz örme (triko)'],
        warp: ['Warp knitting', 'Çözgülü örme'],
      },
      { facet: true, highlight: 1 },
    ),
    number('working_width_in', 'in', ['Working width', 'Çalışma eni'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('gauge', 'E', ['Gauge', 'İncelik'], 'process', { facet: true, highlight: 3 }),
    number('systems', '', ['Knitting systems', 'Örme sistemi'], 'process', { better: 'higher' }),
    number('speed_m_s', 'm/s', ['Carriage speed, up to', 'Kafa hızı, en çok'], 'process', {
      better: 'higher',
    }),
    number('guide_bars', '', ['Guide bars', 'Yatırım rayı'], 'process', { better: 'higher' }),
    number('speed_rpm', 'rpm', ['Speed, up to', 'Devir, en çok'], 'process', { better: 'higher' }),
  ]),
  machine('embroidery', ['Embroidery machines', 'Nakış makineleri'], '8447.90', [
    number('heads', '', ['Heads', 'Kafa sayısı'], 'process', { facet: true, highlight: 1, better: 'higher' }),
    number('needles', '', ['Needles per head', 'Kafa başına iğne'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('speed_spm', '1/min', ['Stitches per minute', 'Dakikadaki vuruş'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    number('field_x_mm', 'mm', ['Field per head, X', 'Kafa başına alan, X'], 'process', { better: 'higher' }),
    number('field_y_mm', 'mm', ['Field per head, Y', 'Kafa başına alan, Y'], 'process', { better: 'higher' }),
    yesNo('sequins', ['Sequin device', 'Pul aparatı'], 'process', { facet: true }),
  ]),
];
