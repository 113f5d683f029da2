import { describe, expect, it } from '@jest/globals';
import { drawToScale, type Size } from './to-scale.ts';

const frame: Size = { width: 10_000, height: 4000 };
const boxOf = (markup: string, tag: 'svg' | 'rect') => {
  const [, x, y, width, height] =
    new RegExp(`<${tag} [^>]*x="(-?\\d+)" y="(-?\\d+)" width="(\\d+)" height="(\\d+)"`).exec(markup) ?? [];
  return [x, y, width, height].map(Number);
};

describe('a machine with a size', () => {
  it.each<[string, Size, number[]]>([
    ['a wide one', { width: 8650, height: 1680 }, [675, 2320, 8650, 1680]],
    ['a small one', { width: 500, height: 500 }, [4750, 3500, 500, 500]],
    ['one as large as the frame', frame, [0, 0, 10_000, 4000]],
  ])('has its outline to measure, on the ground: %s', (_what, size, outline) => {
    expect(boxOf(drawToScale({ kind: 'loom', width: 190 }, frame, size), 'rect')).toEqual(outline);
  });

  it('fills its outline while the drawing need not be pulled too far', () => {
    const size = { width: 5600, height: 2360 };
    const markup = drawToScale({ kind: 'loom', width: 190 }, frame, size);
    expect(boxOf(markup, 'svg')).toEqual(boxOf(markup, 'rect'));
  });

  it('stands inside it where the machine is much longer than its drawing', () => {
    const markup = drawToScale({ kind: 'ring-frame', spindles: 1824 }, frame, { width: 10_000, height: 600 });
    const [, , width = 0, height] = boxOf(markup, 'svg');
    expect(height).toBe(600);
    expect(width).toBeGreaterThan(1000);
    expect(width).toBeLessThan(4000);
  });
});

it('claims nothing of a machine without a size', () => {
  const markup = drawToScale({ kind: 'card' }, frame, null);
  expect(markup).not.toContain('<rect class="d dash"');
  const [, , width = 0, height = 0] = boxOf(markup, 'svg');
  expect(width).toBeLessThanOrEqual(frame.width);
  expect(height).toBeLessThanOrEqual(frame.height);
});

it('repeats no dimension inside: the figures stand beside it', () => {
  expect(drawToScale({ kind: 'loom', width: 190 }, frame, null)).not.toContain('<text');
});
