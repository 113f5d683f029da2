import type { SentBankOffer } from 'shared-kit/contract/financing';
import { AlertIcon, CheckIcon, ClockIcon, StatusBadge } from 'shared-kit/ui';
import { useText } from '../text.ts';

/** Whether an offer binds its bank, or is over. */
export function OfferKind({ kind, isOver }: Pick<SentBankOffer, 'kind' | 'isOver'>) {
  const t = useText();
  if (isOver)
    return (
      <StatusBadge tone="neutral" icon={ClockIcon}>
        {t('financing.kind.over')}
      </StatusBadge>
    );
  const isBinding = kind === 'binding';
  return (
    <StatusBadge tone={isBinding ? 'positive' : 'neutral'} icon={isBinding ? CheckIcon : ClockIcon}>
      {t(`financing.kind.${kind}`)}
    </StatusBadge>
  );
}

export function Suspended() {
  const t = useText();
  return (
    <StatusBadge tone="warning" icon={AlertIcon}>
      {t('financing.suspended')}
    </StatusBadge>
  );
}
