import type { ProductInput } from '../../modules/catalogue/index.ts';

/** A category's product names and prices, and its share of 150 products. */
export type CategoryFacts = Readonly<{
  share: number;
  noun: readonly [en: string, tr: string];
  /** Price when new, in US dollars: lowest and highest, drawn on a logarithmic scale. */
  price: readonly [number, number];
  unit?: ProductInput['unit'];
  minimum?: number;
}>;

export const categoryFacts: Readonly<Record<string, CategoryFacts>> = {
  'fibre-extrusion': { share: 3, noun: ['extrusion line', 'elyaf çekim hattı'], price: [500_000, 5_000_000] },
  'spinning-preparation': {
    share: 8,
    noun: ['spinning preparation machine', 'iplik hazırlık makinesi'],
    price: [30_000, 300_000],
  },
  spinning: { share: 9, noun: ['spinning machine', 'iplik makinesi'], price: [60_000, 900_000] },
  'winding-twisting': { share: 6, noun: ['winder', 'bobin makinesi'], price: [20_000, 300_000] },
  'warping-sizing': { share: 5, noun: ['warper', 'çözgü makinesi'], price: [50_000, 700_000] },
  weaving: { share: 16, noun: ['weaving machine', 'dokuma makinesi'], price: [10_000, 120_000] },
  'dobby-jacquard': { share: 4, noun: ['shedding head', 'ağızlık açma makinesi'], price: [4_000, 150_000] },
  'circular-knitting': {
    share: 12,
    noun: ['circular knitting machine', 'yuvarlak örme makinesi'],
    price: [12_000, 90_000],
  },
  hosiery: { share: 4, noun: ['hosiery machine', 'çorap makinesi'], price: [3_000, 25_000] },
  'flat-warp-knitting': { share: 7, noun: ['knitting machine', 'örme makinesi'], price: [6_000, 400_000] },
  embroidery: { share: 7, noun: ['embroidery machine', 'nakış makinesi'], price: [4_000, 120_000] },
  nonwovens: { share: 6, noun: ['nonwoven line', 'dokusuz yüzey hattı'], price: [200_000, 9_000_000] },
  dyeing: { share: 10, noun: ['dyeing machine', 'boyama makinesi'], price: [15_000, 350_000] },
  finishing: { share: 10, noun: ['finishing machine', 'terbiye makinesi'], price: [30_000, 1_200_000] },
  printing: { share: 7, noun: ['printing machine', 'baskı makinesi'], price: [15_000, 1_000_000] },
  cutting: { share: 6, noun: ['cutting machine', 'kesim makinesi'], price: [15_000, 150_000] },
  sewing: { share: 7, noun: ['sewing machine', 'dikiş makinesi'], price: [300, 60_000], minimum: 10 },
  laboratory: { share: 5, noun: ['tester', 'test cihazı'], price: [1_000, 150_000] },
  utilities: { share: 5, noun: ['mill utility', 'yardımcı tesis'], price: [10_000, 500_000] },
  yarn: { share: 4, noun: ['yarn', 'iplik'], price: [2, 7], unit: 'kg', minimum: 1000 },
  fabric: { share: 4, noun: ['fabric', 'kumaş'], price: [0.8, 4], unit: 'm', minimum: 500 },
  'home-textiles': {
    share: 2,
    noun: ['cloth for the home', 'ev tekstili'],
    price: [2, 30],
    unit: 'piece',
    minimum: 100,
  },
  'spare-parts': { share: 2, noun: ['spare part', 'yedek parça'], price: [0.2, 5_000], minimum: 100 },
  'dyes-chemicals': { share: 1, noun: ['dyestuff', 'boyar madde'], price: [3, 20], unit: 'kg', minimum: 25 },
};
export const usualFacts: CategoryFacts = { share: 1, noun: ['machine', 'makine'], price: [5_000, 100_000] };

/** Lowest, highest and step of numeric attributes. */
export const figures: Readonly<Record<string, readonly [from: number, to: number, step: number]>> = {
  positions: [4, 700, 4],
  take_up_speed_m_min: [1000, 5000, 100],
  output_t_day: [1, 50, 1],
  output_kg_h: [60, 1500, 10],
  delivery_m_min: [40, 1100, 10],
  deliveries: [1, 4, 1],
  nips_min: [400, 600, 10],
  spindles: [96, 1824, 48],
  flyer_speed_rpm: [900, 1500, 50],
  gauge_mm: [70, 75, 5],
  ring_diameter_mm: [36, 42, 2],
  spindle_speed_rpm: [6000, 14_000, 500],
  count_min_ne: [6, 20, 2],
  count_max_ne: [40, 120, 10],
  drums: [24, 80, 4],
  speed_m_min: [10, 1600, 10],
  working_width_cm: [140, 660, 10],
  working_width_in: [50, 280, 2],
  ends: [400, 1000, 20],
  reed_width_cm: [140, 540, 10],
  speed_rpm: [25, 1200, 25],
  weft_rate_m_min: [600, 2600, 20],
  weft_colours: [1, 12, 1],
  shafts: [8, 28, 2],
  hooks: [1344, 14_336, 64],
  cylinder_diameter_in: [3, 42, 1],
  gauge: [3, 44, 1],
  feeders: [2, 132, 2],
  needles: [1, 3400, 1],
  heads: [1, 56, 1],
  speed_spm: [800, 8000, 100],
  capacity_kg: [20, 1200, 20],
  tubes: [1, 8, 1],
  liquor_ratio: [4, 20, 1],
  max_temperature_c: [60, 220, 5],
  chambers: [4, 12, 1],
  print_heads: [4, 64, 4],
  colours: [4, 16, 1],
  output_m2_h: [50, 1000, 10],
  resolution_dpi: [600, 1200, 300],
  ply_height_mm: [25, 90, 5],
  force_kn: [0.5, 50, 0.5],
  count_ne: [10, 80, 2],
  ply: [1, 3, 1],
  twist_tpm: [300, 1200, 10],
  weight_gsm: [60, 400, 5],
  width_cm: [140, 320, 5],
  power_kw: [1, 120, 0.5],
  voltage_v: [380, 415, 5],
  air_m3h: [5, 120, 5],
  length_mm: [800, 12_000, 10],
  height_mm: [900, 4200, 10],
  width_mm: [700, 4500, 10],
  weight_kg: [40, 9000, 10],
};
export const usualFigures = [1, 100, 1] as const;
