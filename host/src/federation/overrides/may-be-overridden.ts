import Cookies from 'js-cookie';
import { isOverrideKey, overrideParameter, overridesCookie } from 'shared-kit/contract/areas';
import type { PublicConfig } from 'shared-kit/contract/market';

/** Whether this browser may use areas of its own machine. Others don't load the code for it. */
export function mayBeOverridden({ allowOverrides }: Pick<PublicConfig, 'allowOverrides'>): boolean {
  if (!allowOverrides) return false;
  try {
    return (
      window.location.search.includes(`${overrideParameter}=`) ||
      Cookies.get(overridesCookie) !== undefined ||
      Object.keys(localStorage).some(isOverrideKey)
    );
  } catch {
    return false;
  }
}
