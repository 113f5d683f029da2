import Cookies from 'js-cookie';
import { type Currency, currencyCookie, isCurrency } from 'shared-kit/contract/money';
import { currencyStore, keptCurrency } from 'shared-kit/shell/host';

export const keepCurrency = (currency: Currency): void => {
  Cookies.set(currencyCookie.name, currency, { path: currencyCookie.path, expires: 365, sameSite: 'lax' });
};

/** Replaces an invalid currency cookie by the currency that the page shows. */
export function mendCurrencyCookie(): void {
  const kept = keptCurrency();
  if (kept !== undefined && !isCurrency(kept)) keepCurrency(currencyStore.getState().currency);
}
