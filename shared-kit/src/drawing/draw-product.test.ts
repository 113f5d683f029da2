import { describe, expect, it } from '@jest/globals';
import { pointPaper } from './cloth/point-paper.ts';
import { detailsOf, drawProduct } from './draw-product.ts';
import type { Drawing, Machine } from './drawing.ts';
import { brokenThread } from './scenes/broken-thread.ts';
import { halfWovenShed } from './scenes/half-woven-shed.ts';
import { heroLoom } from './scenes/hero-loom.ts';
import { logoMark } from './scenes/logo-mark.ts';

/** At least one drawing per kind, with extreme figures; the type makes the list complete. */
const machines: { [K in Machine['kind']]: readonly Extract<Machine, { kind: K }>[] } = {
  'abrasion-tester': [{ kind: 'abrasion-tester', stations: 8 }],
  'evenness-tester': [{ kind: 'evenness-tester', speed: 800 }],
  'inspection-machine': [{ kind: 'inspection-machine', width: 200 }],
  spectrophotometer: [{ kind: 'spectrophotometer', from: 360, to: 750 }],
  spreader: [{ kind: 'spreader', width: 200 }],
  'beam-dyeing': [{ kind: 'beam-dyeing', capacity: 300 }],
  'belt-dryer': [{ kind: 'belt-dryer', chambers: 4, width: 240 }],
  boiler: [{ kind: 'boiler', steam: 16 }],
  calender: [{ kind: 'calender', width: 320 }],
  card: [{ kind: 'card' }],
  'circular-knitting': [{ kind: 'circular-knitting', diameter: 42, gauge: 28, feeders: 132 }],
  comber: [{ kind: 'comber' }],
  compressor: [{ kind: 'compressor', air: 12 }],
  'cutting-table': [{ kind: 'cutting-table', width: 180 }],
  'digital-printer': [{ kind: 'digital-printer', width: 340, heads: 64, colours: 8 }],
  'draw-frame': [{ kind: 'draw-frame' }],
  'dye-drum': [{ kind: 'dye-drum', colour: '#a63a2b' }, { kind: 'dye-drum' }],
  embroidery: [
    { kind: 'embroidery', heads: 56, needles: 15 },
    { kind: 'embroidery', heads: 1, needles: 1 },
  ],
  'fibre-extrusion': [{ kind: 'fibre-extrusion', positions: 48 }],
  'flat-knitting': [{ kind: 'flat-knitting', width: 84, gauge: 3 }],
  'fusing-press': [{ kind: 'fusing-press', width: 90 }],
  hosiery: [{ kind: 'hosiery', diameter: 3.75, needles: 168, feeders: 4 }],
  hydroentangling: [{ kind: 'hydroentangling', width: 260 }],
  'jet-dyeing': [{ kind: 'jet-dyeing', capacity: 1200, tubes: 8 }],
  jigger: [{ kind: 'jigger', capacity: 400 }],
  loom: [
    { kind: 'loom', width: 540, insertion: 'projectile', colours: 12 },
    { kind: 'loom', width: 190, insertion: 'water-jet', shedding: 'cam', colours: 1 },
    { kind: 'loom', width: 220, shedding: 'jacquard', terry: true },
    { kind: 'loom' },
  ],
  'needle-loom': [{ kind: 'needle-loom', width: 660 }],
  plate: [{ kind: 'plate', mark: 'RD-190/8' }, { kind: 'plate' }],
  'raising-machine': [{ kind: 'raising-machine', width: 200 }],
  'ring-frame': [{ kind: 'ring-frame', spindles: 1824 }],
  'rotary-printer': [{ kind: 'rotary-printer', colours: 16, width: 280 }],
  'rotor-spinning': [{ kind: 'rotor-spinning', positions: 700, system: 'air-jet' }],
  'roving-frame': [{ kind: 'roving-frame', spindles: 224 }],
  sewing: [{ kind: 'sewing', needles: 4 }],
  'shedding-head': [
    { kind: 'shedding-head', head: 'dobby', shafts: 28 },
    { kind: 'shedding-head', head: 'jacquard', hooks: 14336 },
  ],
  sizer: [{ kind: 'sizer', width: 360 }],
  spunbond: [{ kind: 'spunbond', width: 320 }],
  stenter: [{ kind: 'stenter', chambers: 12, width: 360 }],
  'tensile-tester': [{ kind: 'tensile-tester', gaugeLength: 100 }],
  twister: [{ kind: 'twister', spindles: 240 }],
  'warp-knitting': [{ kind: 'warp-knitting', width: 280, gauge: 40 }],
  warper: [
    { kind: 'warper', system: 'sectional', width: 220 },
    { kind: 'warper', system: 'direct', width: 180 },
  ],
  'washing-range': [{ kind: 'washing-range', boxes: 8 }],
  'water-treatment': [{ kind: 'water-treatment', flow: 80 }],
  winder: [{ kind: 'winder', drums: 80 }],
  'yarn-cone': [{ kind: 'yarn-cone', colour: '#3a5a78', count: 'Ne 30/1' }],
};
const drawnMachines: readonly Machine[] = Object.values(machines).flat();

const cloths: readonly Drawing[] = [
  { kind: 'weave', draft: 'plain', warp: ['#e2dbca', '#24466e'], weft: ['#d9d2c0'] },
  { kind: 'weave', draft: 'twill-3-1', warp: ['#2a466c'], weft: ['#e2e0d9'], slub: 0.5 },
  { kind: 'weave', draft: 'herringbone', warp: ['#4b4844'], weft: ['#ccc4b4'] },
  { kind: 'weave', draft: 'honeycomb', warp: ['#dbe4de'], weft: ['#c3d0c8'], pitch: 8 },
  { kind: 'weave', draft: 'satin-5', warp: ['#8a2f40'], weft: ['#7f2a3a'], bind: 0.5 },
  { kind: 'knit', structure: 'single-jersey', colours: ['#8096ac'] },
  { kind: 'knit', structure: 'rib', colours: ['#8a2f40', '#e8e4da'] },
  { kind: 'terry', colour: '#e8e4da', border: '#7d9c8c' },
  { kind: 'print', motif: 'kilim', ground: '#f0e9dc', inks: ['#a63a2b', '#1f4e5f', '#d9a441'] },
  { kind: 'print', motif: 'carnation', ground: '#f3eee3', inks: ['#b8342a', '#27574a', '#d9a441'] },
  { kind: 'print', motif: 'ikat', ground: '#efe7da', inks: ['#1f4e5f', '#28507c', '#c25b3a'] },
  { kind: 'print', motif: 'check', ground: '#f4efe4', inks: ['#27574a', '#b8342a', '#d9a441'] },
];
const damask: Drawing = { kind: 'weave', draft: 'damask', warp: ['#1c5043'], weft: ['#d9c99a'], pitch: 3.1 };

/** Finds XML errors: unpaired tags, unquoted or repeated attributes, repeated ids, stray characters. */
function faultIn(markup: string): string | undefined {
  const open: string[] = [];
  const ids = new Set<string>();
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end, name, attributes, empty) => {
      if (end && open.pop() !== name) return `<unbalanced ${name}`;
      if (!end && !empty) open.push(name);
      const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)="/g)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) return `<attribute twice in ${name}`;
      const id = / id="([^"]*)"/.exec(attributes)?.[1];
      if (id && ids.has(id)) return `<id twice ${id}`;
      if (id) ids.add(id);
      return '';
    },
  );
  if (open.length > 0) return `not closed: ${open.join(' ')}`;
  if (/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/.test(rest.replace(/\.dw[^<]*/, ''))) return rest.slice(0, 80);
  return /NaN|undefined|Infinity/.exec(markup)?.[0];
}

const titled = (drawings: readonly Drawing[]) =>
  drawings.map((drawing) => [JSON.stringify(drawing), drawing] as const);
const everyDrawing = titled([...drawnMachines, ...cloths, damask]);

describe('the checker of markup', () => {
  it.each([
    ['<svg><g></svg></g>'],
    ['<svg><path d="M0"></svg>'],
    ['<svg a="1" a="2"></svg>'],
    ['<svg><text>a & b</text></svg>'],
    ['<svg><path d="MNaN 0"/></svg>'],
    ['<svg><path id="a"/><path id="a"/></svg>'],
  ])('finds the fault in %s', (markup) => {
    expect(faultIn(markup)).toBeDefined();
  });
});

describe('every drawing', () => {
  it.each(everyDrawing)('is well-formed: %s', (_, drawing) => {
    expect(faultIn(drawProduct(drawing))).toBeUndefined();
    expect(faultIn(drawProduct(drawing, { file: 'dark', label: 'a < b & "c"' }))).toBeUndefined();
  });

  it.each(everyDrawing)('is the same each time: %s', (_, drawing) => {
    expect(drawProduct(structuredClone(drawing))).toBe(drawProduct(drawing));
  });

  it.each(titled([...drawnMachines, ...cloths]))('makes a thumbnail of at most 40 KB: %s', (_, drawing) => {
    expect(drawProduct(drawing, { file: 'light' }).length).toBeLessThan(40 * 1024);
  });

  it.each(titled(drawnMachines))('takes its colours from tokens, save yarn and dye: %s', (_, drawing) => {
    const literals = drawProduct(drawing).match(/#[0-9a-f]{3,8}\b|rgb|hsl/gi) ?? [];
    expect(drawing.kind === 'yarn-cone' || 'colour' in drawing ? [] : literals).toEqual([]);
  });

  it.each(titled(drawnMachines))('shows its details inside the drawing: %s', (_, drawing) => {
    for (const crop of detailsOf(drawing)) {
      const detail = drawProduct(drawing, { crop });
      expect(detail).not.toContain('class="dim"');
      expect(detail.match(/viewBox="[^"]*"/)).not.toEqual(drawProduct(drawing).match(/viewBox="[^"]*"/));
    }
  });
});

describe('scenes', () => {
  it.each([
    ['the hero', heroLoom()],
    ['the hero as a file', heroLoom({ file: 'light' })],
    ['the half-woven shed', halfWovenShed()],
    ['the broken thread', brokenThread()],
    ['the mark', logoMark()],
    ['point paper', pointPaper('herringbone')],
    ['point paper of a damask', pointPaper('damask')],
  ])('%s is well-formed', (_, markup) => {
    expect(faultIn(markup)).toBeUndefined();
  });
});

describe('a file', () => {
  const loom: Drawing = { kind: 'loom', width: 190 };

  it('stands alone: namespace, size, resolved colours', () => {
    const file = drawProduct(loom, { file: 'light' });
    expect(file).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+(\.\d+)?" height="\d+(\.\d+)?"/,
    );
    expect(file).toContain('stroke:#26302c');
    expect(file).not.toContain('var(');
  });

  it('has a version for each colour mode', () => {
    const dark = drawProduct(loom, { file: 'dark' });
    expect(dark).toContain('stroke:#c3cec9');
    expect(dark).not.toContain('#26302c');
  });

  it('carries no style of a class it does not use', () => {
    expect(drawProduct({ kind: 'plate' }, { file: 'light' })).not.toContain('.yb{');
  });
});

describe('the text of a drawing', () => {
  it.each([
    [undefined, 'aria-hidden="true"'],
    ['Front elevation', 'role="img" aria-label="Front elevation"'],
    ['"><script>', 'aria-label="&quot;&gt;&lt;script&gt;"'],
  ])('label %s gives %s', (label, attribute) => {
    expect(drawProduct({ kind: 'jigger' }, { label })).toContain(attribute);
  });

  it('draws text as large as asked for', () => {
    expect(drawProduct({ kind: 'loom', width: 190 }, { textSize: 19 })).toContain('font-size="19"');
  });

  it('leaves dimensions out of small pictures', () => {
    expect(drawProduct({ kind: 'loom', width: 190 }, { dims: false })).not.toContain('<text');
  });
});
