/** A drawing inside the document, so that it is painted with the text beside it. */
export type InlineDrawing = Readonly<{
  address: string;
  /** As a data URL. */
  data: string;
  /** Whether the visitor chose its colour mode, so that the other one isn't shown. */
  isOnlyOne: boolean;
}>;

let given: InlineDrawing | null = null;

/** The drawing for the page's first image. Called by the renderer of a page. */
export const inlineDrawing = (drawing: InlineDrawing | null): void => {
  given = drawing;
};

/** The drawing, if it is one of the image's files. */
export const drawingAmong = (files: Readonly<Record<'light' | 'dark', string>>): InlineDrawing | null =>
  given && Object.values(files).includes(given.address) ? given : null;
