import { useState } from 'react';
import { Heading } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../text.ts';
import styles from './financing-dialog.module.css';
import type { Financed } from './monthly-offers.ts';
import { Assumptions, OffersTable, TermChoice } from './offers-table.tsx';
import { useMonthlyOffers } from './use-monthly-offers.ts';

/** How a monthly figure was calculated: banks, rates, down payment and term, one table per contract currency. */
export default function FinancingDialog({
  parts,
  onClose,
}: {
  parts: readonly Financed[];
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t('financing.title')}
      closeLabel={t('financing.close')}
    >
      <div className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.currency} part={part} isOneOfSeveral={parts.length > 1} />
        ))}
      </div>
    </Dialog>
  );
}

function Part({ part: { total, currency }, isOneOfSeveral }: { part: Financed; isOneOfSeveral: boolean }) {
  const t = useText();
  const term = useState<number | null>(null);
  const financing = useMonthlyOffers({ total, currency, term });
  const isConverted = total.currency !== currency;
  if (!financing) return null;
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <TermChoice financing={financing} />
        {isOneOfSeveral && (
          <Heading level={3} look="tiny">
            {t('financing.part', { currency })}
          </Heading>
        )}
      </div>
      <OffersTable financing={financing} isConverted={isConverted} />
      <Assumptions financing={financing} isConverted={isConverted} />
    </div>
  );
}
