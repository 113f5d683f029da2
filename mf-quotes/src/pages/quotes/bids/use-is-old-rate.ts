import { useSyncExternalStore } from 'react';
import { isOldRate } from 'shared-kit/contract/exchange-rates';

const never = () => () => undefined;

/** Whether a rate of that day is old by now. Not in the first drawing, which must be that of the server's HTML. */
export const useIsOldRate = (date: string): boolean =>
  useSyncExternalStore(
    never,
    () => isOldRate(date, new Date()),
    () => false,
  );
