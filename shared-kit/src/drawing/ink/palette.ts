export type ColourMode = 'light' | 'dark';

/**
 * Colours of drawing files, which can't use the page's tokens. Inline drawings use the tokens of the same names; a test
 * keeps both equal.
 */
export const palette = {
  '--plate': { light: '#fbfcfc', dark: '#121715' },
  '--draw-ink': { light: '#26302c', dark: '#c3cec9' },
  '--draw-thin': { light: '#7b8782', dark: '#7f8b86' },
  '--draw-fill': { light: '#ffffff', dark: '#171d1b' },
  '--draw-tone': { light: '#edf1ef', dark: '#202724' },
  '--draw-tone-2': { light: '#dde4e1', dark: '#2b3430' },
  '--draw-yarn': { light: '#059669', dark: '#34d399' },
  '--draw-cloth': { light: '#bff0d9', dark: '#0f4533' },
  '--draw-dim': { light: '#1d4ed8', dark: '#8ab8ff' },
  '--accent': { light: '#047857', dark: '#34d399' },
  '--shed-ground': { light: '#d3dbd7', dark: '#0a0d0c' },
  '--shed-weft': { light: '#eef2f0', dark: '#262e2b' },
  '--shed-warp': { light: '#ffffff', dark: '#1c2321' },
  '--font': { light: 'Archivo,Arial,sans-serif', dark: 'Archivo,Arial,sans-serif' },
} as const satisfies Record<string, Record<ColourMode, string>>;

export type DrawingToken = keyof typeof palette;
