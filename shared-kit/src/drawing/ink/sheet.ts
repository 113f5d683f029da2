import { escapeText } from './escape.ts';
import type { ColourMode } from './palette.ts';
import { rulesForFile } from './style.ts';

export interface SheetOptions {
  /** Accessible name (`role="img"`); without it the drawing is hidden from assistive technology. */
  readonly label?: string | undefined;
  /** Makes a file for one colour mode instead of markup for a page. */
  readonly file?: ColourMode | undefined;
  /** Size of dimension text in drawing units; raise it for small pictures. Default 12. */
  readonly textSize?: number | undefined;
}

export interface Sheet extends SheetOptions {
  readonly className: string;
  readonly frame: readonly [x: number, y: number, width: number, height: number];
  readonly fit?: 'meet' | 'slice';
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Puts content on a sheet: a complete `<svg>`. */
export function sheet(options: Sheet, content: string): string {
  const { className, file, frame, label, textSize, fit } = options;
  const [, , width, height] = frame;
  const attributes = [
    file ? `xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}"` : '',
    `class="${className}" viewBox="${frame.map(round).join(' ')}"`,
    fit === 'slice' ? 'preserveAspectRatio="xMidYMid slice"' : '',
    content.includes('<text') ? `font-size="${textSize ?? 12}"` : '',
    label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(label)}"`,
  ].filter(Boolean);
  const rules = file && className.startsWith('dw') ? `<style>${rulesForFile(file, content)}</style>` : '';
  return `<svg ${attributes.join(' ')}>${rules}${content}</svg>`;
}
