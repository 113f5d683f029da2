import type { BuyersFinancing } from 'shared-kit/contract/financing';
import { Deviations, LetterTerms } from 'shared-kit/financing';
import { Disclosure, Heading } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { AcceptButton } from './accept-button.tsx';
import { AcceptFailure } from './accept-failure.tsx';
import styles from './financing.module.css';
import { isAcceptable } from './newest-binding.ts';
import { OfferKind, Suspended } from './offer-kind.tsx';
import { TermSheetLink } from './term-sheet-link.tsx';
import { useAcceptance } from './use-acceptance.ts';

type Props = { request: BuyersFinancing; quoteId: string; onChanged: () => Promise<void> };

/** The newest letter of credit of each bank. It has no schedule, so it is not compared with loans. */
export function OfferedLetters({ request, quoteId, onChanged }: Props) {
  const t = useText();
  const acceptance = useAcceptance(quoteId, onChanged);
  const { failure } = acceptance;
  const offered = request.bankQuotes.flatMap((bankQuote) => {
    const letter = bankQuote.letters.at(-1);
    return letter ? [{ bankQuote, letter }] : [];
  });
  return (
    <>
      {failure !== null && <AcceptFailure error={failure} />}
      {offered.map(({ bankQuote, letter }) => (
        <section key={letter.id} className={styles.parts}>
          <div className={styles.foot}>
            <Heading level={3} look="tiny">
              {t('financing.letter.of', { bank: bankQuote.bank.name })}
            </Heading>
            <OfferKind {...letter} />
            {bankQuote.bank.isSuspended && <Suspended />}
          </div>
          <Deviations deviations={letter.deviations} currency={letter.terms.currency} />
          <Disclosure summary={t('financing.letter.terms')} open={request.state === 'offers_in'}>
            <LetterTerms terms={letter.terms} />
          </Disclosure>
          <TermSheetLink quoteId={quoteId} offerId={letter.id} />
          {request.state === 'offers_in' && isAcceptable(bankQuote, letter) && (
            <div className={styles.foot}>
              <AcceptButton
                {...{ request, acceptance, bankQuote }}
                offerId={letter.id}
                label={t('financing.letter.choose', { bank: bankQuote.bank.name })}
                emphasis="finance"
              />
            </div>
          )}
        </section>
      ))}
    </>
  );
}
