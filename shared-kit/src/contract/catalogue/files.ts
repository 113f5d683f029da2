import * as z from 'zod/mini';

/** A PDF for saving. */
export const savedPdf = z.custom<Uint8Array>((it) => it instanceof Uint8Array);

/** The text of an SVG. */
export const drawingFile = z.string();
