import { palette } from '../drawing/ink/palette.ts';
import { logoMark } from '../drawing/scenes/logo-mark.ts';

const size = { width: 1200, height: 630 } as const;
/** Space for the drawing; the mark is below it on the left. */
const room = { left: 160, top: 70, width: 880, height: 500 } as const;
const paper = palette['--plate'].light;
const line = palette['--draw-tone'].light;
const thread = palette['--accent'].light;
const grid = 30;

/** Preview picture for a shared link: a drawing on squared paper, a selvedge above, the market's mark below. */
export function sharePicture(drawing: string): string {
  const { width, height } = size;
  const columns = Array.from({ length: width / grid }, (_, at) => `M${at * grid} 0V${height}`);
  const rows = Array.from({ length: height / grid }, (_, at) => `M0 ${at * grid}H${width}`);
  const picks = Array.from({ length: width / 24 }, (_, at) => `M${at * 24} 14l10-14h8l-10 14z`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<path d="${[...columns, ...rows].join('')}" stroke="${line}" fill="none"/>`,
    `<path d="${picks.join('')}" fill="${thread}"/>`,
    placed(drawing, room),
    `<g color="${thread}">${placed(logoMark(), { left: 40, top: 530, width: 60, height: 60 })}</g>`,
    '</svg>',
  ].join('');
}

type Room = Readonly<{ left: number; top: number; width: number; height: number }>;

/** Scales the drawing to fit and centres it. */
function placed(svg: string, { left, top, width, height }: Room): string {
  const [frame = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  if (!/viewBox="/.test(frame)) throw new Error('A picture of a shared link is drawn without a viewBox');
  const free = frame.replace(/ (width|height|x|y)="[^"]*"/g, '');
  return (
    free.replace('<svg', `<svg x="${left}" y="${top}" width="${width}" height="${height}"`) +
    svg.slice(frame.length)
  );
}
