import type { LetterText as Text } from 'shared-kit/contract/financing';
import { KeyValues } from 'shared-kit/ui';
import { TermLines } from './term-lines.tsx';
import { useLetterText } from './use-letter-terms.ts';

/** What a letter of credit says to its beneficiary: amount, payment, days, documents. */
export function LetterText({ text }: { text: Text }) {
  const read = useLetterText();
  return (
    <KeyValues
      facts={read(text).map(({ label, lines }) => ({ term: label, detail: <TermLines lines={lines} /> }))}
    />
  );
}
