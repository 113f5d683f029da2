import type { BuyersFinancing } from 'shared-kit/contract/financing';
import { Deviations, LetterTerms } from 'shared-kit/financing';
import { Row, Stack } from 'shared-kit/layout';
import { Disclosure, Heading } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { AcceptButton } from './accept-button.tsx';
import { AcceptFailure } from './accept-failure.tsx';
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
        <Stack as="section" key={letter.id}>
          <Row gap="3">
            <Heading level={3} look="tiny">
              {t('financing.letter.of', { bank: bankQuote.bank.name })}
            </Heading>
            <OfferKind {...letter} />
            {bankQuote.bank.isSuspended && <Suspended />}
          </Row>
          <Deviations deviations={letter.deviations} currency={letter.terms.currency} />
          <Disclosure summary={t('financing.letter.terms')} open={request.state === 'offers_in'}>
            <LetterTerms terms={letter.terms} />
          </Disclosure>
          <TermSheetLink quoteId={quoteId} offerId={letter.id} />
          {request.state === 'offers_in' && isAcceptable(bankQuote, letter) && (
            <Row gap="3">
              <AcceptButton
                {...{ request, acceptance, bankQuote }}
                offerId={letter.id}
                label={t('financing.letter.choose', { bank: bankQuote.bank.name })}
                emphasis="finance"
              />
            </Row>
          )}
        </Stack>
      ))}
    </>
  );
}
