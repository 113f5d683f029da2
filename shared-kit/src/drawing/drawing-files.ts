import type { ColourMode } from './ink/palette.ts';

/** The addresses of one drawing, a file for each colour mode. */
export type DrawingFiles = Readonly<Record<ColourMode, string>>;

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * For `*.drawing.ts` modules, which the build runs instead of shipping: every address becomes that of a file beside
 * the build. Outside a build the addresses hold the drawings themselves.
 */
export const drawingFiles = (draw: (mode: ColourMode) => string): DrawingFiles => ({
  light: addressOf(draw('light')),
  dark: addressOf(draw('dark')),
});
