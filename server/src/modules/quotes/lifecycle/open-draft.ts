import type { DraftRow, LockedQuote } from './locked-quote.ts';

/**
 * The maker's unsent draft; null if there is none. A sent draft stays as the next one's start, under its version's id.
 */
export const openDraft = ({ draft, version }: Pick<LockedQuote, 'draft' | 'version'>): DraftRow | null =>
  draft && draft.id !== version?.id ? draft : null;
