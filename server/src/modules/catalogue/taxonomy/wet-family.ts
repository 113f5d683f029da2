import type { CategoryDefinition } from '../category-definition.ts';
import { choice, list, number } from './define-category.ts';
import { machine } from './machine-category.ts';

/** Nonwovens, and everything that is done to cloth with water, heat and ink. */
export const wetFamily: readonly CategoryDefinition[] = [
  machine('nonwovens', ['Nonwovens', 'Dokusuz yüzey hatları'], '8449.00', [
    choice(
      'nonwoven_type',
      ['Bonding', 'Bağlama yöntemi'],
      'process',
      {
        needling: ['Needle punching', 'İğneleme'],
        spunbond: ['Spunbond', 'Spunbond'],
        hydroentangling: ['Hydroentangling', 'Su jetiyle bağlama (spunlace)'],
      },
      { facet: true, highlight: 1 },
    ),
    number('working_width_cm', 'cm', ['Working width', 'Çalışma eni'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('output_kg_h', 'kg/h', ['Output', 'Üretim'], 'process', {
      facet: true,
      highlight: 3,
      better: 'higher',
    }),
    number('strokes_min', '1/min', ['Strokes per minute', 'Dakikadaki vuruş'], 'process', {
      better: 'higher',
    }),
    number('line_speed_m_min', 'm/min', ['Line speed, up to', 'Hat hızı, en çok'], 'process', {
      better: 'higher',
    }),
    number('weight_min_gsm', 'g/m²', ['Web weight, from', 'Yüzey gramajı, en az'], 'material'),
    number('weight_max_gsm', 'g/m²', ['Web weight, up to', 'Yüzey gramajı, en çok'], 'material'),
  ]),
  machine('dyeing', ['Dyeing and washing', 'Boyama ve yıkama makineleri'], '8451.40', [
    choice(
      'dyeing_type',
      ['Type', 'Tip'],
      'process',
      {
        jet: ['Jet or overflow', 'Jet / overflow'],
        jigger: ['Jigger', 'Jigger'],
        beam: ['Beam, package or garment', 'Levent, bobin veya parça'],
        washing: ['Open-width washing', 'Açık en yıkama'],
      },
      { facet: true, highlight: 1 },
    ),
    number('capacity_kg', 'kg', ['Nominal load', 'Nominal yük'], 'process', { facet: true, highlight: 2 }),
    number('tubes', '', ['Tubes', 'Göz (tüp) sayısı'], 'process'),
    number('boxes', '', ['Washing boxes', 'Yıkama teknesi'], 'process'),
    number('liquor_ratio', 'l/kg', ['Liquor ratio', 'Flotte oranı'], 'process', {
      facet: true,
      highlight: 3,
      better: 'lower',
    }),
    number('max_temperature_c', '°C', ['Temperature, up to', 'Sıcaklık, en çok'], 'process'),
    number('fabric_speed_m_min', 'm/min', ['Fabric speed, up to', 'Kumaş hızı, en çok'], 'process', {
      better: 'higher',
    }),
    number('working_width_cm', 'cm', ['Working width', 'Çalışma eni'], 'process'),
  ]),
  machine('finishing', ['Drying and finishing', 'Kurutma ve apre makineleri'], '8451.80', [
    choice(
      'finishing_type',
      ['Type', 'Tip'],
      'process',
      {
        stenter: ['Stenter', 'Ram'],
        dryer: ['Relax or tumble dryer', 'Relaks / tambur kurutucu'],
        calender: ['Calender or compactor', 'Kalandar / sanfor'],
        press: ['Fusing or ironing press', 'Tela ve ütü presi'],
        raising: ['Raising, shearing or sueding', 'Şardon, makas, zımpara'],
      },
      { facet: true, highlight: 1 },
    ),
    number('working_width_cm', 'cm', ['Working width', 'Çalışma eni'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('chambers', '', ['Chambers', 'Kabin sayısı'], 'process', { facet: true, highlight: 3 }),
    number('speed_m_min', 'm/min', ['Speed, up to', 'Hız, en çok'], 'process', {
      highlight: 3,
      better: 'higher',
    }),
    number('max_temperature_c', '°C', ['Temperature, up to', 'Sıcaklık, en çok'], 'process'),
    choice('heating', ['Heating', 'Isıtma'], 'supply', {
      gas: ['Direct gas', 'Doğal gaz (direkt)'],
      'thermal-oil': ['Thermal oil', 'Kızgın yağ'],
      steam: ['Steam', 'Buhar'],
      electric: ['Electric', 'Elektrik'],
    }),
  ]),
  machine('printing', ['Printing machines', 'Baskı makineleri'], '8443.39', [
    choice(
      'printing_type',
      ['Type', 'Tip'],
      'process',
      {
        digital: ['Digital', 'Dijital'],
        rotary: ['Rotary screen', 'Rotasyon'],
      },
      { facet: true, highlight: 1 },
    ),
    number('working_width_cm', 'cm', ['Printing width', 'Baskı eni'], 'process', {
      facet: true,
      highlight: 2,
      better: 'higher',
    }),
    number('print_heads', '', ['Print heads', 'Baskı kafası'], 'process', { highlight: 3 }),
    number('colours', '', ['Colours', 'Renk sayısı'], 'process', { facet: true, highlight: 3 }),
    number('output_m2_h', 'm²/h', ['Output, up to', 'Üretim, en çok'], 'process', {
      facet: true,
      better: 'higher',
    }),
    number('resolution_dpi', 'dpi', ['Resolution', 'Çözünürlük'], 'process', { better: 'higher' }),
    number('speed_m_min', 'm/min', ['Speed, up to', 'Hız, en çok'], 'process', { better: 'higher' }),
    list(
      'inks',
      ['Inks', 'Mürekkep / boya'],
      'material',
      {
        reactive: ['Reactive', 'Reaktif'],
        acid: ['Acid', 'Asit'],
        disperse: ['Disperse', 'Dispers'],
        pigment: ['Pigment', 'Pigment'],
      },
      { facet: true },
    ),
  ]),
];
