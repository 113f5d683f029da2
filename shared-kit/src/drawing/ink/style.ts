import { type ColourMode, type DrawingToken, palette } from './palette.ts';

/** Three line weights and a hatch, paper and two tones, one yarn. `drawing.module.css` is this list for pages. */
const rules: readonly (readonly [selectors: string, declarations: string])[] = [
  ['', 'fill:none;stroke-linejoin:round;stroke-linecap:round'],
  ['.o', 'stroke:var(--draw-ink);stroke-width:1.7'],
  ['.m', 'stroke:var(--draw-ink);stroke-width:1.1'],
  ['.t', 'stroke:var(--draw-thin);stroke-width:.8'],
  ['.h', 'stroke:var(--draw-thin);stroke-width:.55;fill:none'],
  ['.c', 'stroke:var(--draw-thin);stroke-width:.6;stroke-dasharray:9 2.5 1.5 2.5'],
  ['.f0', 'fill:var(--draw-fill)'],
  ['.f1', 'fill:var(--draw-tone)'],
  ['.f2', 'fill:var(--draw-tone-2)'],
  ['.paper', 'fill:var(--plate)'],
  ['.y', 'stroke:var(--draw-yarn);stroke-width:1.5'],
  ['.yl', 'stroke:var(--draw-yarn);stroke-width:.9'],
  ['.yt', 'stroke:var(--draw-yarn);stroke-width:.55;opacity:.75'],
  ['.yb', 'stroke:var(--draw-yarn);stroke-width:2.6'],
  ['.y0', 'fill:var(--draw-cloth)'],
  ['.cl', 'fill:var(--draw-cloth)'],
  ['.yp', 'fill:var(--draw-fill);stroke:var(--draw-yarn);stroke-width:1.1'],
  ['.liq', 'fill:var(--draw-cloth);opacity:.6'],
  ['.n0', 'fill:none'],
  ['.dash', 'stroke-dasharray:7 4'],
  ['.d', 'stroke:var(--draw-dim);stroke-width:.7'],
  ['.da', 'fill:var(--draw-dim)'],
  [
    'text',
    'font-family:var(--font);font-weight:500;font-stretch:88%;fill:var(--draw-dim);font-variant-numeric:tabular-nums',
  ],
  ['.dg', 'stroke:var(--draw-thin);stroke-width:.6;opacity:.7'],
  ['.df', 'fill:var(--draw-ink)'],
  ['.mark', 'fill:var(--draw-ink)'],
  ['.sg', 'fill:var(--shed-ground)'],
  ['.se', 'stroke:var(--shed-weft);stroke-width:12'],
  ['.sa', 'stroke:var(--shed-warp);stroke-width:12'],
  ['.st', 'stroke:var(--accent);stroke-width:10'],
];

const selector = (part: string): string => (part === '' ? '.dw' : `.dw ${part}`);

/** The rules with the page's tokens, one per line. */
export const drawingRules = (): string =>
  rules.map(([part, declarations]) => `${selector(part)}{${declarations}}`).join('\n');

/** The rules with a mode's colours, only for classes that `markup` uses. */
export function rulesForFile(mode: ColourMode, markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const wanted = rules.filter(([part]) =>
    part.startsWith('.') ? used.has(part.slice(1)) : part === '' || markup.includes('<text'),
  );
  return wanted
    .map(([part, declarations]) => `${selector(part)}{${declarations}}`)
    .join('')
    .replace(/var\((--[a-z0-9-]+)\)/g, (_, token: DrawingToken) => palette[token][mode]);
}
