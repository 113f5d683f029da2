import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { Deviations, LetterTerms } from 'shared-kit/financing';
import { Disclosure } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { OfferFrame } from './offer-frame.tsx';
import { TermSheet } from './term-sheet.tsx';

type OwnLettersProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** My bank's offers of a letter of credit, the newest first. */
export function OwnLetters({ detail, onChanged }: OwnLettersProps) {
  const t = useText();
  return detail.letters.toReversed().map((letter) => (
    <OfferFrame key={letter.id} offer={letter} detail={detail} onChanged={onChanged}>
      <Deviations deviations={letter.deviations} currency={letter.terms.currency} />
      <Disclosure summary={t('letter.offered')} open={letter.state === 'awaiting_approval'}>
        <LetterTerms terms={letter.terms} />
      </Disclosure>
      <TermSheet offerId={letter.id} />
    </OfferFrame>
  ));
}
