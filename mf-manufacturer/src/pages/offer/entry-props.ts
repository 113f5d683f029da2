import type { OfferEntries } from './offer-entries.ts';
import type { EntryFault } from './read-offer.ts';

/** What every part of the editor is given. */
export type EntryProps = Readonly<{
  entries: OfferEntries;
  enter: (change: Partial<OfferEntries>) => void;
  /** Fields that say no figure, by their path. */
  wrong: ReadonlyMap<string, EntryFault['fault']>;
}>;
