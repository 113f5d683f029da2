import type { CategoryDefinition } from '../category-definition.ts';
import { choice, list, number, yesNo } from './define-category.ts';
import { machine } from './machine-category.ts';

/** From polymer or bale to the wound package. */
export const spinningFamily: readonly CategoryDefinition[] = [
  machine('fibre-extrusion', ['Fibre extrusion', 'Elyaf ve iplik çekim hatları'], '8444.00', [
    choice('filament_type', ['Product of the line', 'Hattın ürünü'], 'process', {
      poy: ['POY', 'POY'],
      fdy: ['FDY', 'FDY'],
      bcf: ['BCF carpet yarn', 'BCF halı ipliği'],
      staple: ['Staple fibre', 'Kesik elyaf'],
    }),
    number('positions', '', ['Positions', 'Çekim pozisyonu'], 'process', { facet: true, highlight: 1 }),
    number('take_up_speed_m_min', 'm/min', ['Take-up speed', 'Sarım hızı'], 'process', { highlight: 3 }),
    number('output_t_day', 't/d', ['Output per day', 'Günlük üretim'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    list('polymers', ['Polymers', 'Polimerler'], 'material', {
      pet: ['Polyester (PET)', 'Polyester (PET)'],
      pa6: ['Polyamide 6', 'Poliamid 6'],
      pp: ['Polypropylene', 'Polipropilen'],
      rpet: ['Recycled polyester (rPET)', 'Geri dönüştürülmüş polyester (rPET)'],
    }),
  ]),
  machine('spinning-preparation', ['Spinning preparation', 'İplik hazırlık makineleri'], '8445.11', [
    choice(
      'prep_type',
      ['Type', 'Tip'],
      'process',
      {
        card: ['Card', 'Tarak'],
        comber: ['Comber', 'Penye'],
        'draw-frame': ['Draw frame', 'Cer'],
        roving: ['Roving frame', 'Fitil'],
      },
      { facet: true, highlight: 1 },
    ),
    number('output_kg_h', 'kg/h', ['Output', 'Üretim'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('delivery_m_min', 'm/min', ['Delivery speed', 'Çıkış hızı'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    number('deliveries', '', ['Deliveries', 'Çıkış sayısı'], 'process'),
    number('nips_min', '1/min', ['Nips per minute', 'Dakikadaki çene vuruşu'], 'process', {
      better: 'higher',
    }),
    number('spindles', '', ['Spindles', 'İğ sayısı'], 'process', { highlight: 2 }),
    number('flyer_speed_rpm', 'rpm', ['Flyer speed', 'Kelebek devri'], 'process', { better: 'higher' }),
    number('can_diameter_mm', 'mm', ['Can diameter', 'Kova çapı'], 'material'),
    yesNo('autoleveller', ['Autoleveller', 'Regüle (autoleveller)'], 'process'),
  ]),
  machine('spinning', ['Spinning', 'İplik eğirme makineleri'], '8445.20', [
    choice(
      'spinning_system',
      ['Spinning system', 'Eğirme sistemi'],
      'process',
      {
        ring: ['Ring', 'Ring'],
        rotor: ['Rotor', 'Open-end rotor'],
        'air-jet': ['Air jet', 'Hava jetli'],
      },
      { facet: true, highlight: 1 },
    ),
    number('spindles', '', ['Spindles', 'İğ sayısı'], 'process', { facet: true, highlight: 2 }),
    number('positions', '', ['Spinning positions', 'Eğirme ünitesi'], 'process', {
      facet: true,
      highlight: 2,
    }),
    number('gauge_mm', 'mm', ['Spindle gauge', 'İğ arası (ekartman)'], 'process'),
    number('ring_diameter_mm', 'mm', ['Ring diameter', 'Bilezik çapı'], 'process'),
    number('speed_rpm', 'rpm', ['Spindle or rotor speed, up to', 'İğ veya rotor devri, en çok'], 'process', {
      // Rotors turn many times as fast as spindles, so speed doesn't show which is better.
      highlight: 3,
    }),
    number('delivery_m_min', 'm/min', ['Delivery speed, up to', 'Çıkış hızı, en çok'], 'process', {
      better: 'higher',
    }),
    yesNo('compact', ['Compact spinning', 'Kompakt eğirme'], 'process', { facet: true }),
    yesNo('auto_doffing', ['Automatic doffing', 'Otomatik takım değiştirme'], 'process'),
    number('count_min_ne', 'Ne', ['Coarsest count', 'En kalın numara'], 'material'),
    number('count_max_ne', 'Ne', ['Finest count', 'En ince numara'], 'material'),
  ]),
  machine('winding-twisting', ['Winding and twisting', 'Bobin ve büküm makineleri'], '8445.40', [
    choice(
      'winding_type',
      ['Type', 'Tip'],
      'process',
      {
        winding: ['Automatic winder', 'Otomatik bobin'],
        'precision-winding': ['Precision or dye-package winder', 'Hassas sarım / boya bobini'],
        twisting: ['Two-for-one twister', 'Katlı büküm (TFO)'],
        covering: ['Covering machine', 'Gipe (kaplama)'],
      },
      { facet: true, highlight: 1 },
    ),
    number('drums', '', ['Winding heads', 'Sarım kafası'], 'process', { facet: true, highlight: 2 }),
    number('spindles', '', ['Spindles', 'İğ sayısı'], 'process', { facet: true, highlight: 2 }),
    number('speed_m_min', 'm/min', ['Winding speed, up to', 'Sarım hızı, en çok'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    number('spindle_speed_rpm', 'rpm', ['Spindle speed, up to', 'İğ devri, en çok'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    choice(
      'joint',
      ['Yarn joint', 'İplik birleştirme'],
      'process',
      {
        'air-splice': ['Air splice', 'Havalı splays'],
        'wet-splice': ['Wet splice', 'Sulu splays'],
        knot: ['Knotter', 'Düğüm'],
      },
      {},
    ),
    number('package_diameter_mm', 'mm', ['Package diameter', 'Bobin çapı'], 'material'),
  ]),
];
