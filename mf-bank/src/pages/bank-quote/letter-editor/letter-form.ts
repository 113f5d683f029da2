import type { Currency } from 'shared-kit/contract/money';
import type { LetterEntries, LetterField } from './letter-entries.ts';

/** What an officer has entered so far, and how the fields change it. */
export type LetterForm = Readonly<{
  id: string;
  entries: LetterEntries;
  enter: (part: Partial<LetterEntries>) => void;
  wrong: readonly LetterField[];
  currency: Currency;
}>;
