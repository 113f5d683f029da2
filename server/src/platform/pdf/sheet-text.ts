import { directedFont } from './directed-font.ts';
import { ownFont } from './fonts.ts';
import { runsOf, type TextRun } from './letter-runs.ts';
import type { Face, TextLook } from './look.ts';
import { inOrder, type Line, type Stretch } from './reading-order.ts';
import type { Sheet } from './sheet.ts';
import { type Measure, wrapLines } from './wrap-lines.ts';

/** Tabular figures, so that digits line up. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
/**
 * Other runs are laid out without them: word by word, which the library remembers. With features it lays out the whole
 * run anew each time, and a paper of 200 lines would take twice as long.
 */
const featuresOf = ({ text, isFurther }: TextRun) =>
  isFurther || /\p{Nd}/u.test(text) ? features : undefined;
/** As the library takes a run apart. */
const wordsOf = (text: string): readonly string[] => text.split(/(?<=[ \t])/);

/** Width of one line. The space at its end isn't seen, so it doesn't count. */
export const widthOf = (sheet: Sheet, line: string, { face, size }: TextLook): number =>
  emWidthOf(sheet, line.trimEnd() || line, face) * size;

function emWidthOf({ widths, further }: Sheet, text: string, face: Face): number {
  const key = `${face} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = runsOf(text, face, further).reduce((sum, run) => sum + widthOfRun(widths, run), 0);
  widths.set(key, width);
  return width;
}

/** In ems, as it is drawn. */
function widthOfRun(widths: Sheet['widths'], run: TextRun): number {
  const { text, font } = run;
  const features = featuresOf(run);
  return (features ? [text] : wordsOf(text)).reduce((sum, part) => {
    const key = `${font.postscriptName} ${part}`;
    const width = widths.get(key) ?? font.layout(part, features).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
    return sum + width;
  }, 0);
}

export function linesOf(sheet: Sheet, text: string, width: number, look: TextLook): readonly Line[] {
  const measure: Measure = (part) => widthOf(sheet, part, look);
  return wrapLines(text, width, measure).flatMap(inOrder);
}

type At = Readonly<{ x: number; y: number; look: TextLook }>;

/** Draws a short text that isn't broken. */
export function drawText(sheet: Sheet, text: string, at: At): void {
  for (const line of inOrder([text])) drawLine(sheet, line, at);
}

/**
 * Draws a line in the order of reading, wherever its parts stand: so it is copied. One that isn't read from left to
 * right alone also says its text.
 */
export function drawLine(sheet: Sheet, { text, stretches }: Line, at: At): void {
  const isMixed = stretches.some(({ isRightToLeft }) => isRightToLeft);
  if (isMixed) sheet.pdf.markContent('Span', { actual: text });
  for (const { run, x, isRightToLeft } of placedRuns(sheet, stretches, at)) {
    if (run.isFurther || isRightToLeft) drawDirected(sheet, run, { ...at, x, isRightToLeft });
    else drawPlain(sheet, run, { ...at, x });
  }
  if (isMixed) sheet.pdf.endMarkedContent();
}

type PlacedRun = Readonly<{ run: TextRun; x: number; isRightToLeft: boolean }>;

/** The runs of a line with their places, in the order of reading. */
function placedRuns(sheet: Sheet, stretches: readonly Stretch[], at: At): readonly PlacedRun[] {
  let { x } = at;
  const placed = stretches.map(({ text, isRightToLeft, start }) => {
    const runs = runsOf(text, at.look.face, sheet.further);
    const standing = (isRightToLeft ? runs.toReversed() : runs).map((run) => {
      const place = { run, x, isRightToLeft };
      x += emWidthOf(sheet, run.text, at.look.face) * at.look.size;
      return place;
    });
    return { start, runs: isRightToLeft ? standing.toReversed() : standing };
  });
  return placed.toSorted((one, other) => one.start - other.start).flatMap(({ runs }) => runs);
}

function drawPlain({ pdf }: Sheet, run: TextRun, { x, y, look }: At): void {
  const { text, font } = run;
  const features = featuresOf(run);
  // The library accepts open fonts too; its types don't know it yet. By the name it knows a font that it has opened.
  pdf.font(font as unknown as Buffer, font.postscriptName, look.size).fillColor(look.colour);
  const top = y + (look.lineHeight - pdf.currentLineHeight()) / 2;
  pdf.text(text, x, top, { lineBreak: false, ...(features && { features }) });
}

type Directed = At & Readonly<{ isRightToLeft: boolean }>;

/** Stands on the same line as letters of the paper's own font, whatever the font's own height is. */
function drawDirected(sheet: Sheet, { text, font }: TextRun, { x, y, look, isRightToLeft }: Directed): void {
  const { ascent, descent, unitsPerEm } = ownFont(look.face);
  const height = ((ascent - descent) / unitsPerEm) * look.size;
  const baseline = y + (look.lineHeight - height) / 2 + (ascent / unitsPerEm) * look.size;
  const { pdf } = sheet;
  pdf.font(directedFont(sheet, font, isRightToLeft ? 'rtl' : 'ltr'), look.size).fillColor(look.colour);
  pdf.text(text, x, baseline, { lineBreak: false, features, baseline: 'alphabetic' });
}
