import type { DraftRow, LockedQuote } from '../lifecycle/locked-quote.ts';

/** What the maker writes at present. A draft that was sent stays as the start of the next one, under its version's id. */
export const openDraft = ({ draft, version }: Pick<LockedQuote, 'draft' | 'version'>): DraftRow | null =>
  draft && draft.id !== version?.id ? draft : null;
