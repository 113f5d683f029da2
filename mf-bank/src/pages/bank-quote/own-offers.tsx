import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { Deviations, OfferTerms } from 'shared-kit/financing';
import { Disclosure } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { OfferFigures } from './offer-figures.tsx';
import { OfferFrame } from './offer-frame.tsx';
import { TermSheet } from './term-sheet.tsx';

type Offer = BankQuoteDetail['offers'][number];
type OwnOffersProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

/** My bank's offers, the newest first. One that waits may be sent by a second person. */
export function OwnOffers({ detail, onChanged }: OwnOffersProps) {
  return detail.offers
    .toReversed()
    .map((offer) => <OwnOffer key={offer.id} offer={offer} detail={detail} onChanged={onChanged} />);
}

function OwnOffer({ offer, detail, onChanged }: OwnOffersProps & { offer: Offer }) {
  const t = useText();
  const waits = offer.state === 'awaiting_approval';
  const fileName = `${detail.number}-${offer.number}`;
  return (
    <OfferFrame offer={offer} detail={detail} onChanged={onChanged}>
      <Deviations deviations={offer.deviations} currency={offer.terms.currency} />
      <Disclosure summary={t('offer.figures')} open={waits}>
        <OfferFigures
          terms={offer.terms}
          figures={offer.figures}
          purchase={offer.purchase}
          fileName={fileName}
        />
      </Disclosure>
      <Disclosure summary={t('offer.terms')} open={waits}>
        <OfferTerms terms={offer.terms} />
      </Disclosure>
      <TermSheet offerId={offer.id} />
    </OfferFrame>
  );
}
