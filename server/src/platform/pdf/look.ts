/** A4 in points with its margins; the interface's type and greys, adapted to paper. */
export const page = { width: 595.28, height: 841.89, side: 51, top: 54, bottom: 66 } as const;

export const left = page.side;
export const right = page.width - page.side;
export const contentWidth = right - left;
/** Content ends here; the page's footer is below. */
export const lowest = page.height - page.bottom;

export const ink = {
  text: '#181e1c',
  muted: '#4d5853',
  line: '#b9c3bf',
  hairline: '#dfe5e2',
  sunken: '#f1f4f3',
};

export type Face = 'regular' | 'strong';
export type TextLook = Readonly<{ face: Face; size: number; lineHeight: number; colour: string }>;

const look = (face: Face, size: number, lineHeight: number, colour: string): TextLook => ({
  face,
  size,
  lineHeight,
  colour,
});

export const looks = {
  heading1: look('strong', 18, 23, ink.text),
  heading2: look('strong', 11.5, 16, ink.text),
  heading3: look('strong', 9.5, 14, ink.text),
  plain: look('regular', 9.5, 14, ink.text),
  strong: look('strong', 9.5, 14, ink.text),
  muted: look('regular', 8.5, 12, ink.muted),
  cell: look('regular', 9, 12.5, ink.text),
  label: look('regular', 9, 12.5, ink.muted),
  cellStrong: look('strong', 9, 12.5, ink.text),
  columnHead: look('strong', 8, 11, ink.muted),
  foot: look('regular', 8, 11, ink.muted),
} as const;
