import { describe, expect, it } from '@jest/globals';
import { type Attribute, type DrawnAttributes, drawingAttributes, drawingCategories } from './attributes.ts';
import { drawProduct } from './draw-product.ts';
import { drawingOf } from './drawing-of.ts';

const hostile = '"/><script>alert(1)</script>';
const partsOf = (markup: string, part: string): number => markup.split(part).length - 1;
const wordsOf = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);

describe('every category', () => {
  it('is one of the fixed slugs', () => {
    expect(drawingCategories).toHaveLength(24);
  });

  it.each(drawingCategories)(
    '%s has a drawing without a single attribute, and claims no figure then',
    (category) => {
      const markup = drawProduct(drawingOf(category, {}));
      expect(markup).toMatch(/^<svg /);
      expect(wordsOf(markup)).toEqual([]);
    },
  );

  it.each(drawingCategories.filter((category) => category !== 'spare-parts'))(
    '%s is not left the plate',
    (category) => {
      expect(drawingOf(category, {}).kind).not.toBe('plate');
    },
  );

  it.each(['no-such-category', 'constructor', '__proto__', ''])('%s gets the plate', (category) => {
    expect(drawingOf(category, {})).toEqual({ kind: 'plate' });
  });

  it.each(drawingCategories)('%s lets no attribute into the markup', (category) => {
    const attributes = Object.fromEntries(
      Object.keys(drawingAttributes[category]).map((key) => [key, hostile]),
    );
    const colours = Object.fromEntries(
      Object.keys(drawingAttributes[category]).map((key) => [key, [hostile]]),
    );
    for (const stated of [attributes, colours]) {
      expect(drawProduct(drawingOf(category, stated), { file: 'light' })).not.toContain('<script');
    }
  });

  it('escapes the words it shows', () => {
    expect(wordsOf(drawProduct(drawingOf('yarn', { yarn_count: 'Ne 30/1 & <b>' })))).toEqual([
      'Ne 30/1 &amp; &lt;b&gt;',
    ]);
  });
});

describe('each choice of a category', () => {
  // All cutting tables look alike from above: the knife or laser is too small to see.
  const tables = ['single-ply', 'laser'];
  const choices = drawingCategories.flatMap((category) =>
    Object.entries<Attribute>(drawingAttributes[category]).flatMap(([key, attribute]) =>
      attribute.type === 'choice'
        ? attribute.options
            .filter((option) => !tables.includes(option))
            .map((option) => [category, key, option] as const)
        : [],
    ),
  );

  it.each(choices)('%s, %s %s has a drawing of its own', (category, key, option) => {
    const others = choices.filter(
      ([slug, name, value]) => slug === category && name === key && value !== option,
    );
    const drawn = drawProduct(drawingOf(category, { [key]: option }));
    for (const [, , other] of others)
      expect(drawProduct(drawingOf(category, { [key]: other }))).not.toBe(drawn);
  });
});

describe('the drawing agrees with the specification table', () => {
  it.each([
    ['weaving', { reed_width_cm: 190 }, ['190 cm']],
    ['spinning', { spindles: 1008 }, ['1008×']],
    ['spinning', { spinning_system: 'rotor', positions: 480 }, ['480×']],
    ['fibre-extrusion', { positions: 48 }, ['48×']],
    ['spinning-preparation', { prep_type: 'roving', spindles: 120 }, ['120×']],
    ['winding-twisting', { drums: 60 }, ['60×']],
    ['winding-twisting', { spindles: 160 }, ['160×']],
    ['warping-sizing', { warping_type: 'sizing', working_width_cm: 360 }, ['360 cm']],
    ['dobby-jacquard', { head_type: 'jacquard', hooks: 2688 }, ['2688×']],
    ['dobby-jacquard', { head_type: 'dobby', shafts: 16 }, ['16×']],
    ['circular-knitting', { cylinder_diameter_in: 30, gauge: 28, feeders: 96 }, ['Ø 30″', 'E28', '96×']],
    ['hosiery', { cylinder_diameter_in: 3.75, needles: 168, feeders: 4 }, ['Ø 3.75″', '168×', '4×']],
    ['flat-warp-knitting', { knitting_type: 'warp', working_width_in: 186, gauge: 28 }, ['186″', 'E28']],
    ['embroidery', { heads: 20, needles: 9 }, ['20×', '9×']],
    ['nonwovens', { nonwoven_type: 'spunbond', working_width_cm: 320 }, ['320 cm']],
    ['dyeing', { dyeing_type: 'jet', capacity_kg: 600, tubes: 3 }, ['3×', '600 kg']],
    ['finishing', { finishing_type: 'stenter', chambers: 8, working_width_cm: 240 }, ['8×', '240 cm']],
    ['printing', { printing_type: 'rotary', colours: 12, working_width_cm: 185 }, ['12×', '185 cm']],
    ['cutting', { working_width_cm: 180 }, ['180 cm']],
    ['cutting', { cutting_type: 'spreader', working_width_cm: 200 }, ['200 cm']],
    ['laboratory', { lab_type: 'tensile', gauge_length_mm: 200 }, ['200 mm']],
    ['laboratory', { lab_type: 'evenness', speed_m_min: 800 }, ['800 m/min']],
    ['laboratory', { lab_type: 'colour', wavelength_from_nm: 360, wavelength_to_nm: 750 }, ['360–750 nm']],
    ['laboratory', { lab_type: 'abrasion', stations: 8 }, ['8×']],
    ['laboratory', { lab_type: 'inspection', working_width_cm: 200 }, ['200 cm']],
    ['sewing', { needles: 2 }, ['2×']],
    ['utilities', { utility_type: 'compressor', air_m3_min: 12 }, ['12 m³/min']],
    ['spare-parts', { part_number: 'RD-190/8' }, ['RD-190/8']],
  ])('%s %j says %j', (category, attributes, words) => {
    expect(wordsOf(drawProduct(drawingOf(category, attributes)))).toEqual(words);
  });

  it.each([
    ['chambers of a stenter', 'finishing', { finishing_type: 'stenter', chambers: 8 }, 'r="7"', 8],
    ['chambers of a dryer', 'finishing', { finishing_type: 'dryer', chambers: 6 }, 'height="138"', 6],
    ['weft colours', 'weaving', { weft_colours: 12 }, 'width="17"', 12],
    ['spindles that fit', 'spinning', { spindles: 12 }, 'height="14"', 12],
    ['heads', 'embroidery', { heads: 4, needles: 9 }, 'h8v8h-8z', 4],
    ['tubes', 'dyeing', { dyeing_type: 'jet', tubes: 5 }, 'class="liq"', 5],
    ['boxes', 'dyeing', { dyeing_type: 'washing', boxes: 6 }, 'class="liq"', 6],
    ['screens', 'printing', { printing_type: 'rotary', colours: 10 }, 'r="1.8"', 10],
    ['bottles of ink', 'printing', { printing_type: 'digital', colours: 6 }, 'width="4.4"', 6],
    ['shafts behind the first', 'dobby-jacquard', { head_type: 'dobby', shafts: 20 }, 'x="200"', 19],
  ])('counts its %s', (_, category, attributes, part, count) => {
    expect(partsOf(drawProduct(drawingOf(category, attributes)), part)).toBe(count);
  });

  it('grows with the reed, so that a wider loom looks wider', () => {
    const widthOf = (reed: number): number => {
      const [, from, to] = /class="d" d="M([\d.]+) 330L([\d.]+) 330"/.exec(
        drawProduct(drawingOf('weaving', { reed_width_cm: reed })),
      ) ?? ['', '', ''];
      return Number(to) - Number(from);
    };
    expect([140, 190, 340, 540].map(widthOf)).toEqual(
      [...[140, 190, 340, 540].map(widthOf)].sort((a, b) => a - b),
    );
    expect(widthOf(190)).toBeLessThan(widthOf(340));
  });
});

describe('attributes as they come', () => {
  it.each([
    ['a figure in words', { reed_width_cm: 'wide' }, { kind: 'loom', terry: false }],
    ['a figure as text', { reed_width_cm: '190' }, { kind: 'loom', terry: false, width: 190 }],
    ['a negative figure', { reed_width_cm: -1 }, { kind: 'loom', terry: false }],
    ['an option that is none', { shedding: 'magic' }, { kind: 'loom', terry: false }],
    ['nothing to draw', { colour: 'red' }, { kind: 'loom', terry: false }],
  ])('takes %s', (_, attributes, drawing) => {
    expect(drawingOf('weaving', attributes)).toEqual(drawing);
  });

  it.each([
    [
      { construction: 'twill-3-1', warp_hex: ['#2a466c'], weft_hex: ['#e2e0d9'], slub: true },
      { kind: 'weave', draft: 'twill-3-1', slub: 0.5 },
    ],
    [
      { construction: 'single-jersey', colour_hex: '#8096ac' },
      { kind: 'knit', colours: ['#8096ac'] },
    ],
    [
      { construction: 'terry', colour_hex: '#e8e4da' },
      { kind: 'terry', colour: '#e8e4da' },
    ],
    [{ construction: 'print-kilim' }, { kind: 'print', motif: 'kilim' }],
    [{ construction: 'felt' }, { kind: 'weave', draft: 'plain' }],
    [
      { construction: 'plain', colour_hex: 'red; background: url(x)' },
      { kind: 'weave', draft: 'plain' },
    ],
  ])('makes cloth of %j', (attributes, cloth) => {
    expect(drawingOf('fabric', attributes)).toMatchObject(cloth);
  });

  it('types the attributes a category is drawn from', () => {
    const loom = { reed_width_cm: 190, shedding: 'dobby', terry: true } satisfies DrawnAttributes<'weaving'>;
    expect(drawingOf('weaving', loom)).toMatchObject({ width: 190, shedding: 'dobby', terry: true });
    // @ts-expect-error a shedding nobody builds
    const wrong: DrawnAttributes<'weaving'> = { shedding: 'steam' };
    expect(drawingOf('weaving', wrong)).not.toHaveProperty('shedding');
  });
});
