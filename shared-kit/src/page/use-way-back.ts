import { useLocation } from 'react-router-dom';
import { useMayDiffer } from 'shared-kit/shell';

/** What a link to login or registration adds (`?redirect=…`), so that it leads back to this page, fragment included. */
export function useWayBack(): string {
  const { pathname, search, hash } = useLocation();
  // The server never hears of a fragment, so the HTML that it made has none.
  const fragment = useMayDiffer() ? hash : '';
  return `?redirect=${encodeURIComponent(pathname + search + fragment)}`;
}
