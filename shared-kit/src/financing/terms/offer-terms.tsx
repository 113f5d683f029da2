import type { BankOfferTerms } from 'shared-kit/contract/financing';
import { KeyValues } from 'shared-kit/ui';
import { TermLines } from './term-lines.tsx';
import { useOfferTerms } from './use-offer-terms.ts';

/** Every term of one offer. */
export function OfferTerms({ terms }: { terms: BankOfferTerms }) {
  const read = useOfferTerms();
  return (
    <KeyValues
      facts={read(terms).map(({ label, lines }) => ({ term: label, detail: <TermLines lines={lines} /> }))}
    />
  );
}
