/**
 * Reads a question anew, and resolves once the page has drawn the answer: queries tell it of one by a timer. Before that,
 * what was decided still stands there with its dialog, which would take the focus back and go with it.
 */
export async function readAnew(query: Readonly<{ refetch: () => Promise<unknown> }>): Promise<void> {
  await query.refetch();
  await new Promise((resolve) => setTimeout(resolve));
}
