/** Lowest and highest of what is built; `null` prices aren't checked. */
type Range = readonly [low: number, high: number];
type Usual = Readonly<{
  /** Number of the demo market's machines in this category. */
  count: number;
  /** New, in thousands of US dollars. */
  newPrice: Range;
  attributes: Readonly<Record<string, Range>>;
}>;

/** Usual ranges of each machine category, against which the demo products are tested. */
export const usualRanges: Readonly<Record<string, Usual>> = {
  'fibre-extrusion': {
    count: 3,
    newPrice: [500, 5_000],
    attributes: {
      positions: [4, 48],
      take_up_speed_m_min: [1_000, 5_000],
      output_t_day: [1, 50],
      power_kw: [100, 800],
    },
  },
  'spinning-preparation': {
    count: 8,
    newPrice: [30, 300],
    attributes: { nips_min: [400, 600], spindles: [96, 224] },
  },
  spinning: {
    count: 9,
    newPrice: [60, 1_000],
    attributes: {
      spindles: [480, 1_824],
      positions: [200, 700],
      gauge_mm: [70, 75],
      ring_diameter_mm: [36, 42],
      speed_rpm: [10_000, 130_000],
      count_min_ne: [6, 120],
      count_max_ne: [6, 120],
      power_kw: [40, 250],
    },
  },
  'winding-twisting': {
    count: 6,
    newPrice: [20, 300],
    attributes: { drums: [24, 80], spindles: [120, 240] },
  },
  'warping-sizing': {
    count: 5,
    newPrice: [50, 700],
    attributes: { working_width_cm: [160, 360], ends: [400, 1_000] },
  },
  weaving: {
    count: 16,
    newPrice: [10, 120],
    attributes: {
      reed_width_cm: [140, 540],
      weft_colours: [1, 12],
      power_kw: [3, 8],
      weight_kg: [3_000, 6_000],
    },
  },
  'dobby-jacquard': {
    count: 4,
    newPrice: [4, 150],
    attributes: { shafts: [8, 28], hooks: [1_344, 14_336] },
  },
  'circular-knitting': {
    count: 12,
    newPrice: [12, 90],
    attributes: {
      cylinder_diameter_in: [26, 42],
      gauge: [14, 44],
      speed_rpm: [25, 50],
      power_kw: [4, 8],
      weight_kg: [2_000, 4_000],
    },
  },
  hosiery: {
    count: 4,
    newPrice: [3, 25],
    attributes: {
      cylinder_diameter_in: [3, 5],
      feeders: [2, 4],
      needles: [96, 200],
      speed_rpm: [100, 300],
    },
  },
  'flat-warp-knitting': {
    count: 7,
    newPrice: [6, 400],
    attributes: { speed_m_s: [0.8, 1.4], gauge: [3, 40] },
  },
  embroidery: {
    count: 7,
    newPrice: [4, 120],
    attributes: { heads: [1, 56], needles: [6, 15], speed_spm: [800, 1_200], power_kw: [0.5, 6] },
  },
  nonwovens: {
    count: 6,
    newPrice: [200, 12_000],
    attributes: {
      working_width_cm: [250, 660],
      strokes_min: [600, 2_000],
      weight_min_gsm: [50, 1_000],
      weight_max_gsm: [50, 1_000],
      output_kg_h: [300, 1_500],
    },
  },
  dyeing: {
    count: 10,
    newPrice: [15, 350],
    attributes: {
      capacity_kg: [20, 1_200],
      tubes: [1, 8],
      liquor_ratio: [4, 20],
      max_temperature_c: [60, 140],
      fabric_speed_m_min: [150, 450],
      power_kw: [10, 120],
    },
  },
  finishing: {
    count: 10,
    newPrice: [3, 1_200],
    attributes: {
      chambers: [4, 12],
      working_width_cm: [180, 360],
      speed_m_min: [10, 120],
      max_temperature_c: [60, 220],
    },
  },
  printing: {
    count: 7,
    newPrice: [15, 1_000],
    attributes: {
      working_width_cm: [160, 340],
      print_heads: [4, 64],
      resolution_dpi: [600, 1_200],
      output_m2_h: [50, 1_000],
    },
  },
  cutting: {
    count: 6,
    newPrice: [15, 150],
    attributes: {
      working_width_cm: [160, 220],
      ply_height_mm: [25, 90],
      speed_m_min: [20, 100],
      power_kw: [10, 30],
    },
  },
  sewing: {
    count: 7,
    newPrice: [0.3, 60],
    attributes: { needles: [1, 4], speed_spm: [3_000, 8_000], stitch_length_mm: [1, 5] },
  },
  laboratory: {
    count: 5,
    newPrice: [1, 150],
    attributes: {
      force_kn: [0.5, 50],
      speed_m_min: [25, 800],
      wavelength_from_nm: [360, 750],
      wavelength_to_nm: [360, 750],
    },
  },
  utilities: { count: 5, newPrice: [10, 500], attributes: {} },
};

/** Narrower ranges for some kinds of machine. */
export const rangesByKind: readonly Readonly<{
  category: string;
  when: readonly [key: string, value: string];
  attributes: Readonly<Record<string, Range>>;
}>[] = [
  { category: 'weaving', when: ['weft_insertion', 'air-jet'], attributes: { speed_rpm: [600, 1_200] } },
  { category: 'weaving', when: ['weft_insertion', 'rapier'], attributes: { speed_rpm: [300, 700] } },
  { category: 'weaving', when: ['weft_insertion', 'water-jet'], attributes: { speed_rpm: [500, 1_000] } },
  {
    category: 'spinning-preparation',
    when: ['prep_type', 'card'],
    attributes: { output_kg_h: [60, 250] },
  },
  {
    category: 'spinning-preparation',
    when: ['prep_type', 'draw-frame'],
    attributes: { delivery_m_min: [400, 1_100] },
  },
  {
    category: 'spinning',
    when: ['spinning_system', 'ring'],
    attributes: { speed_rpm: [10_000, 25_000], power_kw: [40, 110] },
  },
  {
    category: 'winding-twisting',
    when: ['winding_type', 'winding'],
    attributes: { speed_m_min: [800, 2_000] },
  },
  { category: 'warping-sizing', when: ['warping_type', 'direct'], attributes: { speed_m_min: [400, 1_200] } },
  { category: 'warping-sizing', when: ['warping_type', 'sizing'], attributes: { speed_m_min: [50, 150] } },
  {
    category: 'flat-warp-knitting',
    when: ['knitting_type', 'flat'],
    attributes: { working_width_in: [50, 84], gauge: [3, 18] },
  },
  {
    category: 'flat-warp-knitting',
    when: ['knitting_type', 'warp'],
    attributes: { working_width_in: [130, 280], gauge: [18, 40], speed_rpm: [1_000, 3_500] },
  },
];
