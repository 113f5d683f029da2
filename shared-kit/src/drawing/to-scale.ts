import { drawProduct, isCloth } from './draw-product.ts';
import type { Drawing, Machine } from './drawing.ts';
import type { Elevation, Frame } from './machines/elevation.ts';
import { elevations } from './machines/index.ts';

/** Millimetres. */
export type Size = Readonly<{ width: number; height: number }>;

/** Limits stretching: long machines are drawn shortened, with a break. */
const mostPulled = 2;

/** Machines stand at y = 300; the space below is for dimensions. */
const groundY = 300;

const bodyOf = <M extends Machine>(machine: M): { body: string; view: Frame } => {
  // The table pairs each kind with its elevation; the compiler can't follow the pairing through a look-up.
  const { body, frame } = elevations[machine.kind] as unknown as Elevation<M>;
  const [x, y, width, height] = typeof frame === 'function' ? frame(machine) : frame;
  return { body: body(machine), view: [x, y, width, Math.min(height, groundY - y)] };
};

/**
 * Draws a machine in a shared frame in millimetres, standing on its ground. The outline has the maker's stated size.
 * The drawing is stretched to fill it, within `mostPulled`. Without a size there is no outline. Cloth never has one.
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

/** Keeps line widths the same at every scale. */
const thin = 'vector-effect="non-scaling-stroke"';

/** Centred, standing on the ground. */
const placeOf = ({ width, height }: Size, frame: Size): string =>
  `x="${round((frame.width - width) / 2)}" y="${round(frame.height - height)}" width="${round(width)}" height="${round(height)}"`;

const round = Math.round;
