import { type Currency, currencies, currencyLabels } from 'shared-kit/contract/money';
import { useCurrency } from 'shared-kit/shell';
import { Segmented } from 'shared-kit/ui';
import { leavePage } from '../leaving/leave-request.ts';
import { reloadPage } from '../offline/through-outages.ts';
import { useText } from '../text.ts';
import { keepCurrency } from './mend-currency-cookie.ts';

/** Stores the choice and reloads, so that no price stays in the old currency. */
function selectCurrency(currency: Currency, reload: () => void): void {
  keepCurrency(currency);
  reload();
}

export function CurrencyChoice({ reload = reloadPage }: { reload?: () => void }) {
  const t = useText();
  return (
    <Segmented
      label={t('currency.title')}
      size="small"
      value={useCurrency()}
      onChange={(currency) => leavePage(() => selectCurrency(currency, reload))}
      options={currencies.map((value) => ({ value, label: currencyLabels[value] }))}
    />
  );
}
