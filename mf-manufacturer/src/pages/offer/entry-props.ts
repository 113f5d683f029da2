import type { EntryFault } from '../../offer-terms/term-entries.ts';
import type { OfferEntries } from './offer-entries.ts';

/** Props of every part of the editor. */
export type EntryProps = Readonly<{
  entries: OfferEntries;
  enter: (change: Partial<OfferEntries>) => void;
  /** Faulty fields, by their path. */
  wrong: ReadonlyMap<string, EntryFault['fault']>;
}>;

/** The id of the field of a fault's path, so that the list of faults can lead to it. */
export const fieldIdOf = (path: string): string => `offer-${path}`;
