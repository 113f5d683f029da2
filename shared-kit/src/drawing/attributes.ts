import { namesOf } from 'shared-kit/contract/tables';
import { draftNames } from './cloth/drafts.ts';
import { knitStructures } from './cloth/knit.ts';
import { printMotifs } from './cloth/print.ts';
import { insertions } from './machines/loom-insertion.ts';
import { sheddings } from './machines/loom-shedding.ts';

/** An attribute that drawings use. The key contains the unit; ranges are those that machines are built in. */
export type Attribute =
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'boolean' }
  | { readonly type: 'text' }
  | { readonly type: 'colour' }
  | { readonly type: 'colours' };

const number = (min: number, max: number) => ({ type: 'number', min, max }) as const;
const choice = <const O extends readonly string[]>(...options: O) => ({ type: 'choice', options }) as const;
const flag = { type: 'boolean' } as const;

const fabricConstructions = [
  ...draftNames,
  ...knitStructures,
  'terry',
  ...printMotifs.map((motif) => `print-${motif}` as const),
] as const;

const clothAttributes = {
  construction: choice(...fabricConstructions),
  colour_hex: { type: 'colour' },
  warp_hex: { type: 'colours' },
  weft_hex: { type: 'colours' },
  /** Irregular yarn, as in denim. */
  slub: flag,
} as const;

/**
 * The attributes that change a product's drawing, by category. A product may have others. These must be true, because
 * buyers read the drawing beside the specification table.
 */
export const drawingAttributes = {
  'fibre-extrusion': { positions: number(1, 96) },
  'spinning-preparation': {
    prep_type: choice('card', 'comber', 'draw-frame', 'roving'),
    spindles: number(8, 320),
  },
  spinning: {
    spinning_system: choice('ring', 'rotor', 'air-jet'),
    spindles: number(24, 2400),
    positions: number(8, 800),
  },
  'winding-twisting': { drums: number(1, 120), spindles: number(8, 480) },
  'warping-sizing': {
    warping_type: choice('sectional', 'direct', 'sizing'),
    working_width_cm: number(100, 540),
  },
  weaving: {
    reed_width_cm: number(100, 560),
    weft_insertion: choice(...insertions),
    shedding: choice(...sheddings),
    weft_colours: number(1, 12),
    terry: flag,
  },
  'dobby-jacquard': {
    head_type: choice('dobby', 'jacquard'),
    shafts: number(4, 28),
    hooks: number(96, 30000),
  },
  'circular-knitting': {
    cylinder_diameter_in: number(14, 44),
    gauge: number(5, 60),
    feeders: number(4, 180),
  },
  hosiery: { cylinder_diameter_in: number(2, 7), needles: number(48, 480), feeders: number(1, 12) },
  'flat-warp-knitting': {
    knitting_type: choice('flat', 'warp'),
    working_width_in: number(20, 300),
    gauge: number(2, 50),
  },
  embroidery: { heads: number(1, 120), needles: number(1, 20) },
  nonwovens: {
    nonwoven_type: choice('needling', 'spunbond', 'hydroentangling'),
    working_width_cm: number(60, 900),
  },
  dyeing: {
    dyeing_type: choice('jet', 'jigger', 'beam', 'washing'),
    capacity_kg: number(1, 3000),
    tubes: number(1, 8),
    boxes: number(1, 8),
  },
  finishing: {
    finishing_type: choice('stenter', 'dryer', 'calender', 'press', 'raising'),
    chambers: number(1, 14),
    working_width_cm: number(40, 540),
  },
  printing: {
    printing_type: choice('digital', 'rotary'),
    working_width_cm: number(60, 400),
    print_heads: number(1, 64),
    colours: number(1, 20),
  },
  cutting: {
    cutting_type: choice('multi-ply', 'single-ply', 'laser', 'spreader'),
    working_width_cm: number(60, 400),
  },
  sewing: { needles: number(1, 6) },
  laboratory: {
    lab_type: choice('tensile', 'evenness', 'colour', 'abrasion', 'inspection'),
    gauge_length_mm: number(10, 1000),
    speed_m_min: number(1, 1000),
    wavelength_from_nm: number(200, 1000),
    wavelength_to_nm: number(300, 2500),
    stations: number(1, 16),
    working_width_cm: number(60, 400),
  },
  utilities: {
    utility_type: choice('boiler', 'compressor', 'water-treatment'),
    steam_t_h: number(0.1, 60),
    air_m3_min: number(0.1, 500),
    flow_m3_h: number(0.1, 1000),
  },
  'spare-parts': { part_number: { type: 'text' } },
  yarn: { colour_hex: { type: 'colour' }, yarn_count: { type: 'text' } },
  fabric: clothAttributes,
  'home-textiles': clothAttributes,
  'dyes-chemicals': { colour_hex: { type: 'colour' } },
} as const satisfies Record<string, Record<string, Attribute>>;

export type DrawingCategory = keyof typeof drawingAttributes;
export const drawingCategories = namesOf(drawingAttributes);

type ValueOf<A> = A extends { type: 'number' }
  ? number
  : A extends { type: 'choice'; options: readonly (infer O)[] }
    ? O
    : A extends { type: 'boolean' }
      ? boolean
      : A extends { type: 'colours' }
        ? string[]
        : string;

/** Type of a category's drawn attributes, to check hand-written products. */
export type DrawnAttributes<C extends DrawingCategory> = {
  readonly [K in keyof (typeof drawingAttributes)[C]]?: ValueOf<(typeof drawingAttributes)[C][K]>;
};

/** Attributes as the catalogue stores them: any values, by key. */
export type ProductAttributes = Readonly<Record<string, unknown>>;

/** Reads attributes safely: a value of the wrong type or outside the options counts as missing. */
export function readerOf(attributes: ProductAttributes) {
  const numberAt = (key: string): number | undefined => {
    const value = attributes[key];
    const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof figure === 'number' && Number.isFinite(figure) && figure > 0 ? figure : undefined;
  };
  const choiceAt = <O extends string>(key: string, options: readonly O[]): O | undefined =>
    options.find((option) => option === attributes[key]);
  const textAt = (key: string): string | undefined => {
    const value = attributes[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  return { numberAt, choiceAt, textAt, isTrue: (key: string): boolean => attributes[key] === true };
}

export type AttributeReader = ReturnType<typeof readerOf>;
