import { type Currency, currencyCookie, currencyOr } from 'shared-kit/contract';
import { create } from 'zustand';

const cookieValue = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The currency of the cookie; changes only with a reload, so that every price on a page agrees. It starts with
 * the usual one, in which pages are prerendered.
 */
export const currencyStore = create<{ currency: Currency }>(() => ({ currency: currencyOr(null) }));
if (typeof document !== 'undefined')
  currencyStore.setState({ currency: currencyOr(cookieValue(currencyCookie.name)) });

export const useCurrency = (): Currency => currencyStore((state) => state.currency);
