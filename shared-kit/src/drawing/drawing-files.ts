import type { ColourMode } from './ink/palette.ts';

/** The addresses of one drawing, one per colour mode. */
export type DrawingFiles = Readonly<Record<ColourMode, string>>;

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * For `*.drawing.ts` modules, which the build runs instead of shipping: it replaces each address by that of a file.
 * Outside a build, the addresses are data URLs.
 */
export const drawingFiles = (draw: (mode: ColourMode) => string): DrawingFiles => ({
  light: addressOf(draw('light')),
  dark: addressOf(draw('dark')),
});
