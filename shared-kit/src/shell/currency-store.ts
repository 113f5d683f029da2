import { type Currency, currencyCookie, currencyOr } from 'shared-kit/contract';
import { create } from 'zustand';
import { useKnown } from './known-store.ts';

const cookieValue = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What the page came as HTML in: the usual one, where it was not made for its visitor. */
let cameIn = currencyOr(null);

/** The currency of the cookie; changes only with a reload, so that every price on a page agrees. */
export const currencyStore = create<{ currency: Currency }>(() => ({ currency: cameIn }));
if (typeof document !== 'undefined')
  currencyStore.setState({ currency: currencyOr(cookieValue(currencyCookie.name)) });

/** For whoever makes the HTML of a page or takes it over. */
export const comeIn = (currency: Currency): void => {
  cameIn = currency;
};

export const useCurrency = (): Currency =>
  useKnown(
    currencyStore,
    ({ currency }) => currency,
    () => cameIn,
  );
