import type { BankQuoteDetail } from 'shared-kit/contract';
import { OfferTerms } from 'shared-kit/financing';
import { api, formatDay, referenceOf, useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
import {
  Button,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  Disclosure,
  Note,
  Sheet,
  SheetBody,
  SheetHeader,
  StatusBadge,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { OfferFigures } from './offer-figures.tsx';

type Offer = BankQuoteDetail['offers'][number];
type OwnOffersProps = { detail: BankQuoteDetail; onChanged: () => Promise<void> };

const looks = {
  awaiting_approval: { tone: 'warning', icon: ClockIcon },
  sent: { tone: 'finance', icon: CheckIcon },
  refused: { tone: 'neutral', icon: CloseIcon },
} as const;

/** My bank's offers, the newest first. One that waits may be sent by a second person. */
export function OwnOffers({ detail, onChanged }: OwnOffersProps) {
  return detail.offers
    .toReversed()
    .map((offer) => <OwnOffer key={offer.id} offer={offer} detail={detail} onChanged={onChanged} />);
}

function OwnOffer({ offer, detail, onChanged }: OwnOffersProps & { offer: Offer }) {
  const t = useText();
  const locale = useLocale();
  const waits = offer.state === 'awaiting_approval';
  const people = { prepared: offer.preparedBy, decided: offer.decidedBy ?? '' };
  const fileName = `${detail.number}-${offer.number}`;
  // messages: offer.state.* offer.kind.*
  return (
    <Sheet tone={waits ? 'accent' : 'neutral'}>
      <SheetHeader
        title={t('offer.title', { number: offer.number, kind: t(`offer.kind.${offer.kind}`) })}
        note={[formatDay(offer.at, locale), t(offer.decidedBy ? 'offer.by-two' : 'offer.by', people)].join(
          ', ',
        )}
      >
        <StatusBadge {...looks[offer.state]}>{t(`offer.state.${offer.state}`)}</StatusBadge>
      </SheetHeader>
      <SheetBody>
        <Disclosure summary={t('offer.figures')} open={waits}>
          <OfferFigures terms={offer.terms} figures={offer.figures} fileName={fileName} />
        </Disclosure>
        <Disclosure summary={t('offer.terms')} open={waits}>
          <OfferTerms terms={offer.terms} />
        </Disclosure>
        {waits && <Decision offer={offer} id={detail.id} onChanged={onChanged} />}
      </SheetBody>
    </Sheet>
  );
}

type DecisionProps = { offer: Offer; id: string; onChanged: () => Promise<void> };

/** The one who prepared it may take it back; somebody else may send it. */
function Decision({ offer, id, onChanged }: DecisionProps) {
  const t = useText();
  const { failure, pending, run } = useSubmit((error) => referenceOf(error));
  const { keyOf } = useKeyPerBody();
  const decide = async (approves: boolean) => {
    const body = { offerId: offer.id, approves };
    const work = () => api.post(`/api/bank/quotes/${id}/decision`, body, keyOf(body));
    await run(work, approves ? 'send' : 'refuse');
    await onChanged();
  };
  return (
    <div className={styles.head}>
      {failure && (
        <Note tone="danger" role="alert">
          {t('offer.failed', { reference: failure })}
        </Note>
      )}
      {offer.isMine && <Note>{t('offer.second-person')}</Note>}
      <div className={styles.words}>
        {!offer.isMine && (
          <Button emphasis="primary" pending={pending === 'send'} onClick={() => void decide(true)}>
            {t('offer.send')}
          </Button>
        )}
        <Button pending={pending === 'refuse'} onClick={() => void decide(false)}>
          {t(offer.isMine ? 'offer.take-back' : 'offer.refuse')}
        </Button>
      </div>
    </div>
  );
}
