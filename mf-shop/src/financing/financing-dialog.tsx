import { useState } from 'react';
import { Row, Stack } from 'shared-kit/layout';
import { Heading } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../text.ts';
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
      <Stack gap="8">
        {parts.map((part) => (
          <Part key={part.currency} part={part} isOneOfSeveral={parts.length > 1} />
        ))}
      </Stack>
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
    <Stack gap="3">
      <Row justify="between">
        <TermChoice financing={financing} />
        {isOneOfSeveral && (
          <Heading level={3} look="tiny">
            {t('financing.part', { currency })}
          </Heading>
        )}
      </Row>
      <OffersTable financing={financing} isConverted={isConverted} />
      <Assumptions financing={financing} isConverted={isConverted} />
    </Stack>
  );
}
