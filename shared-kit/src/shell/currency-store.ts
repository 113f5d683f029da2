import Cookies from 'js-cookie';
import { type Currency, currencyCookie, currencyOr } from 'shared-kit/contract/money';
import { create } from 'zustand';
import { useKnown } from './known-store.ts';

/** What stands in the cookie, as it is written there. */
export const keptCurrency = (): string | undefined =>
  Cookies.withConverter({ read: (written) => written }).get(currencyCookie.name);

/** Currency in which the page's HTML was made; the default one if it wasn't made for this visitor. */
let htmlCurrency = currencyOr(null);

/** The currency from the cookie. It changes only with a reload, so that all prices on a page agree. */
export const currencyStore = create<{ currency: Currency }>(() => ({ currency: htmlCurrency }));
if (typeof document !== 'undefined') currencyStore.setState({ currency: currencyOr(keptCurrency()) });

/** Sets the currency of the HTML. Called by the renderer of a page, and by the browser before hydration. */
export const pricesIn = (currency: Currency): void => {
  htmlCurrency = currency;
};

export const useCurrency = (): Currency =>
  useKnown(
    currencyStore,
    ({ currency }) => currency,
    () => htmlCurrency,
  );
