import { useEffect } from 'react';

/** A program reads no error page; whoever reads the log does. */
export function OnlyLogged({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return null;
}
