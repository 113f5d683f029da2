/**
 * A tulip damask: palmettes in a half-drop net of ogees. The figure shows weft, the ground shows warp; both are
 * five-end satins, so the cloth is one fabric and only the light on it changes.
 */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Petal {
  readonly foot: Point;
  /** Lean from upright, in degrees. */
  readonly lean: number;
  readonly length: number;
  readonly width: number;
  readonly bend?: number;
}

const inPetal = ({ x, y }: Point, { foot, lean, length, width, bend = 0 }: Petal): boolean => {
  const angle = (lean * Math.PI) / 180;
  const dx = x - foot.x;
  const dy = y - foot.y;
  const along = (dx * Math.sin(angle) - dy * Math.cos(angle)) / length;
  if (along < 0 || along > 1) return false;
  const belly = 4 * along * (1 - along);
  const across = dx * Math.cos(angle) + dy * Math.sin(angle) - bend * belly;
  return Math.abs(across) < (width / 2) * belly ** 0.85;
};

const sides = [1, -1];
const bloom: Petal[] = [
  ...sides.map((side) => ({
    foot: { x: side * 2, y: 10 },
    lean: side * 13,
    length: 44,
    width: 15,
    bend: side * 6.5,
  })),
  { foot: { x: 0, y: 10 }, lean: 0, length: 36, width: 13 },
];
/** Slits let the ground through between the petals. */
const slits: Petal[] = sides.map((side) => ({
  foot: { x: side * 5.2, y: 9 },
  lean: side * 3,
  length: 34,
  width: 1.9,
  bend: side * 2.2,
}));
const foliage: Petal[] = [
  { foot: { x: 0, y: 19 }, lean: 0, length: 12, width: 9 },
  ...sides.flatMap((side) => [
    { foot: { x: side, y: 48 }, lean: side * 36, length: 44, width: 8.5, bend: side * 9 },
    { foot: { x: side * 2, y: 50 }, lean: side * 74, length: 22, width: 6, bend: side * 4 },
  ]),
  { foot: { x: 0, y: 60 }, lean: 0, length: 12, width: 5 },
];

const inTulip = (point: Point): boolean => {
  const within = (petal: Petal): boolean => inPetal(point, petal);
  if (bloom.some(within) && !slits.some(within)) return true;
  if (Math.abs(point.x) < 1.25 && point.y > 8 && point.y < 50) return true;
  return foliage.some(within);
};

/** The net: two sine bands, a quarter repeat either side, as wide across as they are along. */
const inOgee = (x: number, y: number, repeat: number, scale: number): boolean => {
  const amplitude = repeat * 0.235;
  const frequency = (2 * Math.PI) / repeat;
  return sides.some((side) =>
    [-repeat, 0, repeat].some((offset) => {
      const centre =
        (side > 0 ? repeat / 4 : (3 * repeat) / 4) + offset + side * amplitude * Math.cos(frequency * y);
      const slope = Math.hypot(1, amplitude * frequency * Math.sin(frequency * y));
      const distance = Math.abs(x - centre) / slope / scale;
      return distance > 0 && distance < 2.6;
    }),
  );
};

export function damask(repeat: number): number[][] {
  const scale = repeat / 140;
  const centres = [
    [0, 0],
    [repeat, 0],
    [0, repeat],
    [repeat, repeat],
    [repeat / 2, repeat / 2],
  ] as const;
  const inFigure = (x: number, y: number): boolean =>
    centres.some(([cx, cy]) => inTulip({ x: (x - cx) / scale, y: (y - cy) / scale })) ||
    inOgee(x, y, repeat, scale);
  return Array.from({ length: repeat }, (_, y) =>
    Array.from({ length: repeat }, (_, x) => {
      const binds = (x * 2 + y) % 5 === 0;
      return inFigure(x + 0.5, y + 0.5) === binds ? 1 : 0;
    }),
  );
}
