import { afterDrawing } from 'shared-kit/confirmation';

/**
 * Reads a question anew, and resolves once the page has drawn the answer. Until then an entry that was just decided is
 * still shown. Its dialog would take the focus back, and both would go.
 */
export async function readAnew(query: Readonly<{ refetch: () => Promise<unknown> }>): Promise<void> {
  await query.refetch();
  await afterDrawing();
}
