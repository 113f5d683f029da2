import { describe, expect, it } from '@jest/globals';
import { drawProduct } from '../draw-product.ts';
import { type DraftName, draftNames, draftOf, isWarpOver } from './drafts.ts';
import { pointPaper } from './point-paper.ts';
import { pinkedOutline } from './swatch.ts';

const warpShare = (name: DraftName): number => {
  const crossings = draftOf(name).flat();
  return crossings.filter(Boolean).length / crossings.length;
};

describe('drafts', () => {
  it.each([
    ['plain', 1 / 2],
    ['twill-2-1', 2 / 3],
    ['twill-3-1', 3 / 4],
    ['twill-2-2', 1 / 2],
    ['satin-5', 4 / 5],
    ['herringbone', 1 / 2],
    ['basket', 1 / 2],
  ] as const)('%s shows its warp on %d of the face', (name, share) => {
    expect(warpShare(name)).toBeCloseTo(share, 10);
  });

  it.each(draftNames)('%s is a rectangle that binds: no thread floats for ever', (name) => {
    const draft = draftOf(name);
    expect(new Set(draft.map((row) => row.length)).size).toBe(1);
    for (const pick of draft) expect(new Set(pick).size).toBe(2);
  });

  it('repeats backwards as forwards', () => {
    const twill = draftOf('twill-3-1');
    expect(isWarpOver(twill, -1, -1)).toBe(isWarpOver(twill, 3, 3));
  });

  it('weaves the damask once', () => {
    expect(draftOf('damask')).toBe(draftOf('damask'));
  });
});

describe('a swatch', () => {
  const plain = { kind: 'weave', draft: 'plain', warp: ['#c0b8a4'], weft: ['#d9d2c0'] } as const;
  const idOf = (markup: string): string | undefined => / id="([^"]*)"/.exec(markup)?.[1];

  it('has an id that follows from what it shows', () => {
    expect(idOf(drawProduct(plain))).toBe(idOf(drawProduct({ ...plain })));
    expect(idOf(drawProduct(plain))).not.toBe(idOf(drawProduct({ ...plain, weft: ['#8a2f40'] })));
    expect(idOf(drawProduct(plain))).not.toBe(idOf(drawProduct(plain, { scope: 'reverse' })));
  });

  it('refers to no id it does not define', () => {
    const markup = drawProduct({ kind: 'terry', colour: '#e8e4da', border: '#7d9c8c' }, { scope: 'a' });
    const defined = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/(?:url\(#|href="#)([^")]*)/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
  });

  it('merges neighbouring crossings into floats', () => {
    const markup = drawProduct({ kind: 'weave', draft: 'twill-3-1', warp: ['#2a466c'], weft: ['#e2e0d9'] });
    const lengths = new Set([...markup.matchAll(/M-?\d+ -?\d+v([\d.]+)/g)].map(([, length]) => length));
    expect(lengths).toEqual(new Set(['2.1']));
  });

  it('stripes the warp in the order given', () => {
    const striped = drawProduct({ ...plain, warp: ['#204060', '#204060', '#e0e0e0'] });
    const bodies = [
      ...striped.matchAll(/stroke="(#\w+)" stroke-width="0.88"><path id="\w+v\d" d="([^"]*)"/g),
    ];
    const endsOf = (floats = ''): number[] => [...floats.matchAll(/M(\d+)/g)].map(([, end]) => Number(end));
    expect(bodies.map(([, colour, floats]) => [colour, endsOf(floats)])).toEqual([
      ['#1c3854', [0, 1, 3, 4]],
      ['#c5c5c5', [2, 5]],
    ]);
  });

  it('shades slubby yarn from thread to thread', () => {
    const colours = (markup: string): number => new Set(markup.match(/stroke="#[0-9a-f]{6}"/g)).size;
    expect(colours(drawProduct({ ...plain, slub: 0.5 }))).toBeGreaterThan(colours(drawProduct(plain)));
  });

  it('is cut with pinking shears unless told otherwise', () => {
    const outline = pinkedOutline(480, 360);
    expect(drawProduct(plain)).toContain(outline);
    expect(drawProduct(plain, { pinked: false })).not.toContain(outline);
  });
});

describe('pinking', () => {
  it.each([480, 100, 37])('ends a cut of %d units where the other side starts', (width) => {
    const steps = [...pinkedOutline(width, 60).matchAll(/l(-?[\d.]+) -?[\d.]+/g)].map(([, step]) =>
      Number(step),
    );
    expect(steps.filter((step) => step > 0)).toHaveLength(steps.filter((step) => step < 0).length);
    expect(Math.abs(steps.reduce((sum, step) => sum + step, 0))).toBeLessThan(0.001);
  });
});

it('writes a twill on point paper, four ends and picks repeated to sixteen', () => {
  const filled = pointPaper('twill-3-1').match(/h6v6h-6z/g) ?? [];
  expect(filled).toHaveLength(16 * 16 * 0.75);
});
