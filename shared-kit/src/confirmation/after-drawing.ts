/** Resolves once the page has drawn what it just read: queries tell it of an answer by a timer. */
export const afterDrawing = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
