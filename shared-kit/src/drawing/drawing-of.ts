import { isNameOf } from 'shared-kit/contract/tables';
import {
  type AttributeReader,
  type DrawingCategory,
  drawingAttributes,
  type ProductAttributes,
  readerOf,
} from './attributes.ts';
import { clothOf } from './cloth-of.ts';
import type { Drawing } from './drawing.ts';
import { isHexColour } from './ink/colour.ts';

/** Drops missing values: a drawing shows no figure that the specification table lacks. */
const stated = <T extends object>(drawing: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(drawing).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

type Mapping = (read: AttributeReader, attributes: ProductAttributes) => Drawing;

const spinningPreparation: Mapping = ({ choiceAt, numberAt }) => {
  const type = choiceAt('prep_type', drawingAttributes['spinning-preparation'].prep_type.options) ?? 'card';
  if (type === 'roving') return stated({ kind: 'roving-frame' as const, spindles: numberAt('spindles') });
  return { kind: type };
};

const spinning: Mapping = ({ choiceAt, numberAt }) => {
  const system = choiceAt('spinning_system', drawingAttributes.spinning.spinning_system.options) ?? 'ring';
  if (system === 'ring')
    return stated({ kind: 'ring-frame' as const, spindles: numberAt('spindles') ?? numberAt('positions') });
  return stated({
    kind: 'rotor-spinning' as const,
    system,
    positions: numberAt('positions') ?? numberAt('spindles'),
  });
};

const windingTwisting: Mapping = ({ numberAt }) => {
  const drums = numberAt('drums');
  const spindles = numberAt('spindles');
  return drums === undefined && spindles !== undefined
    ? { kind: 'twister', spindles }
    : stated({ kind: 'winder' as const, drums });
};

const warpingSizing: Mapping = ({ choiceAt, numberAt }) => {
  const type =
    choiceAt('warping_type', drawingAttributes['warping-sizing'].warping_type.options) ?? 'sectional';
  const width = numberAt('working_width_cm');
  return type === 'sizing'
    ? stated({ kind: 'sizer' as const, width })
    : stated({ kind: 'warper' as const, system: type, width });
};

const weaving: Mapping = ({ choiceAt, numberAt, isTrue }) =>
  stated({
    kind: 'loom' as const,
    width: numberAt('reed_width_cm'),
    insertion: choiceAt('weft_insertion', drawingAttributes.weaving.weft_insertion.options),
    shedding: choiceAt('shedding', drawingAttributes.weaving.shedding.options),
    colours: numberAt('weft_colours'),
    terry: isTrue('terry'),
  });

const sheddingHead: Mapping = ({ choiceAt, numberAt }) => {
  const hooks = numberAt('hooks');
  const head = choiceAt('head_type', drawingAttributes['dobby-jacquard'].head_type.options);
  return stated({
    kind: 'shedding-head' as const,
    head: head ?? (hooks === undefined ? 'dobby' : 'jacquard'),
    shafts: numberAt('shafts'),
    hooks,
  });
};

const flatWarpKnitting: Mapping = ({ choiceAt, numberAt }) =>
  stated({
    kind:
      choiceAt('knitting_type', drawingAttributes['flat-warp-knitting'].knitting_type.options) === 'warp'
        ? ('warp-knitting' as const)
        : ('flat-knitting' as const),
    width: numberAt('working_width_in'),
    gauge: numberAt('gauge'),
  });

const nonwovenKinds = {
  needling: 'needle-loom',
  spunbond: 'spunbond',
  hydroentangling: 'hydroentangling',
} as const;

const nonwovens: Mapping = ({ choiceAt, numberAt }) => {
  const type = choiceAt('nonwoven_type', drawingAttributes.nonwovens.nonwoven_type.options) ?? 'needling';
  return stated({ kind: nonwovenKinds[type], width: numberAt('working_width_cm') });
};

const dyeing: Mapping = ({ choiceAt, numberAt }) => {
  const type = choiceAt('dyeing_type', drawingAttributes.dyeing.dyeing_type.options) ?? 'jet';
  const capacity = numberAt('capacity_kg');
  if (type === 'washing') return stated({ kind: 'washing-range' as const, boxes: numberAt('boxes') });
  if (type === 'jigger') return stated({ kind: 'jigger' as const, capacity });
  if (type === 'beam') return stated({ kind: 'beam-dyeing' as const, capacity });
  return stated({ kind: 'jet-dyeing' as const, capacity, tubes: numberAt('tubes') });
};

const finishing: Mapping = ({ choiceAt, numberAt }) => {
  const type = choiceAt('finishing_type', drawingAttributes.finishing.finishing_type.options) ?? 'stenter';
  const width = numberAt('working_width_cm');
  const chambers = numberAt('chambers');
  if (type === 'calender') return stated({ kind: 'calender' as const, width });
  if (type === 'press') return stated({ kind: 'fusing-press' as const, width });
  if (type === 'raising') return stated({ kind: 'raising-machine' as const, width });
  return stated({ kind: type === 'dryer' ? ('belt-dryer' as const) : ('stenter' as const), chambers, width });
};

const printing: Mapping = ({ choiceAt, numberAt }) => {
  const width = numberAt('working_width_cm');
  const colours = numberAt('colours');
  return choiceAt('printing_type', drawingAttributes.printing.printing_type.options) === 'rotary'
    ? stated({ kind: 'rotary-printer' as const, colours, width })
    : stated({ kind: 'digital-printer' as const, width, heads: numberAt('print_heads'), colours });
};

/** With knife or laser, one ply or many, a cutting table looks the same from above. A spreader is another machine. */
const cutting: Mapping = ({ choiceAt, numberAt }) =>
  stated({
    kind:
      choiceAt('cutting_type', drawingAttributes.cutting.cutting_type.options) === 'spreader'
        ? ('spreader' as const)
        : ('cutting-table' as const),
    width: numberAt('working_width_cm'),
  });

const laboratory: Mapping = ({ choiceAt, numberAt }) => {
  switch (choiceAt('lab_type', drawingAttributes.laboratory.lab_type.options)) {
    case 'evenness':
      return stated({ kind: 'evenness-tester' as const, speed: numberAt('speed_m_min') });
    case 'colour':
      return stated({
        kind: 'spectrophotometer' as const,
        from: numberAt('wavelength_from_nm'),
        to: numberAt('wavelength_to_nm'),
      });
    case 'abrasion':
      return stated({ kind: 'abrasion-tester' as const, stations: numberAt('stations') });
    case 'inspection':
      return stated({ kind: 'inspection-machine' as const, width: numberAt('working_width_cm') });
    default:
      return stated({ kind: 'tensile-tester' as const, gaugeLength: numberAt('gauge_length_mm') });
  }
};

const utilities: Mapping = ({ choiceAt, numberAt }) => {
  const type = choiceAt('utility_type', drawingAttributes.utilities.utility_type.options) ?? 'boiler';
  if (type === 'compressor') return stated({ kind: 'compressor' as const, air: numberAt('air_m3_min') });
  if (type === 'water-treatment')
    return stated({ kind: 'water-treatment' as const, flow: numberAt('flow_m3_h') });
  return stated({ kind: 'boiler' as const, steam: numberAt('steam_t_h') });
};

const undyedYarn = '#e4dcc8';
const colourAt = (attributes: ProductAttributes): string | undefined =>
  isHexColour(attributes.colour_hex) ? attributes.colour_hex : undefined;

const mappings: Readonly<Record<DrawingCategory, Mapping>> = {
  'fibre-extrusion': ({ numberAt }) =>
    stated({ kind: 'fibre-extrusion' as const, positions: numberAt('positions') }),
  'spinning-preparation': spinningPreparation,
  spinning,
  'winding-twisting': windingTwisting,
  'warping-sizing': warpingSizing,
  weaving,
  'dobby-jacquard': sheddingHead,
  'circular-knitting': ({ numberAt }) =>
    stated({
      kind: 'circular-knitting' as const,
      diameter: numberAt('cylinder_diameter_in'),
      gauge: numberAt('gauge'),
      feeders: numberAt('feeders'),
    }),
  hosiery: ({ numberAt }) =>
    stated({
      kind: 'hosiery' as const,
      diameter: numberAt('cylinder_diameter_in'),
      needles: numberAt('needles'),
      feeders: numberAt('feeders'),
    }),
  'flat-warp-knitting': flatWarpKnitting,
  embroidery: ({ numberAt }) =>
    stated({ kind: 'embroidery' as const, heads: numberAt('heads'), needles: numberAt('needles') }),
  nonwovens,
  dyeing,
  finishing,
  printing,
  cutting,
  sewing: ({ numberAt }) => stated({ kind: 'sewing' as const, needles: numberAt('needles') }),
  laboratory,
  utilities,
  'spare-parts': ({ textAt }) => stated({ kind: 'plate' as const, mark: textAt('part_number') }),
  yarn: ({ textAt }, attributes) =>
    stated({
      kind: 'yarn-cone' as const,
      colour: colourAt(attributes) ?? undyedYarn,
      count: textAt('yarn_count'),
    }),
  fabric: (_, attributes) => clothOf(attributes),
  'home-textiles': (_, attributes) => clothOf(attributes),
  'dyes-chemicals': (_, attributes) => stated({ kind: 'dye-drum' as const, colour: colourAt(attributes) }),
};

/** The drawing of a product, by its category's slug and its attributes. Categories without a drawing get the plate. */
export function drawingOf(category: string, attributes: ProductAttributes): Drawing {
  const mapping = isNameOf(mappings, category) ? mappings[category] : undefined;
  return mapping ? mapping(readerOf(attributes), attributes) : { kind: 'plate' };
}
