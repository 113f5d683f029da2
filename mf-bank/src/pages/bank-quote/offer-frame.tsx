import type { ReactNode } from 'react';
import type { BankQuoteDetail, OwnLetter } from 'shared-kit/contract/financing';
import { formatDay, useLocale } from 'shared-kit/shell';
import {
  asElement,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  Sheet,
  SheetBody,
  SheetHeader,
  StatusBadge,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { DecideOffer } from './decide-offer.tsx';

const looks = {
  awaiting_approval: { tone: 'warning', icon: ClockIcon },
  sent: { tone: 'finance', icon: CheckIcon },
  refused: { tone: 'neutral', icon: CloseIcon },
  over: { tone: 'neutral', icon: ClockIcon },
} as const;

type OfferFrameProps = {
  offer: Omit<OwnLetter, 'terms' | 'deviations'>;
  detail: BankQuoteDetail;
  onChanged: () => Promise<void>;
  children: ReactNode;
};

/** One of my bank's offers, who made it, and the decision of the second person. */
export function OfferFrame({ offer, detail, onChanged, children }: OfferFrameProps) {
  const t = useText();
  const locale = useLocale();
  const waits = offer.state === 'awaiting_approval';
  const shown = offer.state === 'sent' && offer.isOver ? 'over' : offer.state;
  const people = { prepared: offer.preparedBy, decided: offer.decidedBy ?? '' };
  return (
    <Sheet tone={waits ? 'accent' : 'neutral'}>
      <SheetHeader
        title={t('offer.title', { number: offer.number, kind: t(`offer.kind.${offer.kind}`) })}
        note={[formatDay(offer.at, locale), t(offer.decidedBy ? 'offer.by-two' : 'offer.by', people)].join(
          ', ',
        )}
      >
        <StatusBadge {...looks[shown]}>{t(`offer.state.${shown}`)}</StatusBadge>
      </SheetHeader>
      <SheetBody>
        {asElement(children)}
        {waits && <DecideOffer offer={offer} detail={detail} onChanged={onChanged} />}
      </SheetBody>
    </Sheet>
  );
}
