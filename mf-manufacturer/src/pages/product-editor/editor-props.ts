import type { ProductEditorAnswer } from 'shared-kit/contract/products';

export type EditorProps = { answer: ProductEditorAnswer; onReload: () => Promise<unknown> };

/** Today in UTC, by which prices begin and lapse. */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);
