import { useEffect } from 'react';

/** For bots: log the error instead of showing a page. */
export function OnlyLogged({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return null;
}
