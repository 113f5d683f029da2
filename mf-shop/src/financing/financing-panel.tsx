import { BankIcon, Icon, Sheet, SheetFooter, SheetHeader } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { financingPanelId } from './financing-panel-id.ts';
import { Assumptions, OffersTable, TermChoice } from './offers-table.tsx';
import { type Asked, useMonthlyOffers } from './use-monthly-offers.ts';

/** `isConverted` marks amounts that were converted. */
type Props = { asked: Asked; isConverted: boolean };

/** The usual terms of each bank side by side, and the assumptions. */
export function FinancingPanel({ asked, isConverted }: Props) {
  const t = useText();
  const financing = useMonthlyOffers(asked);
  if (!financing) return null;
  const titleId = `${financingPanelId}-title`;
  return (
    <Sheet tone="finance" id={financingPanelId} aria-labelledby={titleId} tabIndex={-1}>
      <SheetHeader mark={<Icon of={BankIcon} />} title={<span id={titleId}>{t('financing.title')}</span>}>
        <TermChoice financing={financing} />
      </SheetHeader>
      <OffersTable financing={financing} isConverted={isConverted} />
      <SheetFooter>
        <Assumptions financing={financing} isConverted={isConverted} />
      </SheetFooter>
    </Sheet>
  );
}
