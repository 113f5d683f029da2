import { type Currency, currencyCookie, currencyOr } from 'shared-kit/contract';
import { create } from 'zustand';

const cookieValue = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Set by the host from the cookie; changes only with a reload, so that every price on a page agrees. */
export const currencyStore = create<{ currency: Currency }>(() => ({
  currency: currencyOr(typeof document === 'undefined' ? null : cookieValue(currencyCookie.name)),
}));

export const useCurrency = (): Currency => currencyStore((state) => state.currency);
