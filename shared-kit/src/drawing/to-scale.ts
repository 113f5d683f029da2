import { drawProduct, isCloth } from './draw-product.ts';
import type { Drawing, Machine } from './drawing.ts';
import type { Elevation, Frame } from './machines/elevation.ts';
import { elevations } from './machines/index.ts';

/** Millimetres. */
export type Size = Readonly<{ width: number; height: number }>;

/** Machines are drawn shorter than they are, with a break: further than so much no drawing is pulled. */
const mostPulled = 2;

/** Machines stand at y = 300; what a sheet has below that is for dimensions. */
const groundY = 300;

const bodyOf = <M extends Machine>(machine: M): { body: string; view: Frame } => {
  // The table pairs every kind with an elevation of that kind; the compiler cannot follow it through a look-up.
  const { body, frame } = elevations[machine.kind] as unknown as Elevation<M>;
  const [x, y, width, height] = typeof frame === 'function' ? frame(machine) : frame;
  return { body: body(machine), view: [x, y, width, Math.min(height, groundY - y)] };
};

/**
 * A machine in a frame of millimetres that it shares with others, standing on the frame's ground. Its outline is
 * what the maker states; the drawing fills it as far as it may be pulled. Without a size it stands there unclaimed.
 * Cloth has no outline.
 */
export function drawToScale(drawing: Drawing, frame: Size, size: Size | null): string {
  if (isCloth(drawing)) return drawProduct(drawing);
  const { body, view } = bodyOf(drawing);
  const room = size ?? frame;
  const pulled = size ? mostPulled : 1;
  const natural = view[2] / view[3];
  const drawn: Size = {
    width: Math.min(room.width, room.height * natural * pulled),
    height: Math.min(room.height, (room.width / natural) * pulled),
  };
  const { width, height } = frame;
  return (
    `<svg class="dw" viewBox="0 0 ${round(width)} ${round(height)}" aria-hidden="true">` +
    `<svg ${placeOf(drawn, frame)} viewBox="${view.join(' ')}" preserveAspectRatio="none">${body}</svg>` +
    `${size ? `<rect class="d dash" ${thin} ${placeOf(size, frame)}/>` : ''}` +
    `<path class="m" ${thin} d="M0 ${round(height)}H${round(width)}"/></svg>`
  );
}

/** As thin on every scale. */
const thin = 'vector-effect="non-scaling-stroke"';

/** In the middle, on the ground. */
const placeOf = ({ width, height }: Size, frame: Size): string =>
  `x="${round((frame.width - width) / 2)}" y="${round(frame.height - height)}" width="${round(width)}" height="${round(height)}"`;

const round = Math.round;
