import type { LetterTerms as Terms } from 'shared-kit/contract/financing';
import { KeyValues } from 'shared-kit/ui';
import { TermLines } from './term-lines.tsx';
import { useLetterTerms } from './use-letter-terms.ts';

/** Every term of a letter of credit as a bank offers it, for buyer and bank. */
export function LetterTerms({ terms }: { terms: Terms }) {
  const read = useLetterTerms();
  return (
    <KeyValues
      facts={read(terms).map(({ label, lines }) => ({ term: label, detail: <TermLines lines={lines} /> }))}
    />
  );
}
