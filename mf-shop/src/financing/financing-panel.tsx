import { BankIcon, Icon, Sheet, SheetFooter, SheetHeader } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { Assumptions, OffersTable, TermChoice } from './offers-table.tsx';
import type { Financing } from './use-monthly-offers.ts';

export const financingPanelId = 'financing';

/** The usual terms of each bank side by side, and the assumptions. */
export function FinancingPanel({ financing, about }: { financing: Financing; about: string }) {
  const t = useText();
  const titleId = `${financingPanelId}-title`;
  return (
    <Sheet tone="finance" id={financingPanelId} aria-labelledby={titleId} tabIndex={-1}>
      <SheetHeader mark={<Icon of={BankIcon} />} title={<span id={titleId}>{t('financing.title')}</span>}>
        <TermChoice financing={financing} />
      </SheetHeader>
      <OffersTable financing={financing} about={about} />
      <SheetFooter>
        <Assumptions financing={financing} about={about} />
      </SheetFooter>
    </Sheet>
  );
}
