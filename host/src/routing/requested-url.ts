import { nextLocation } from '../load-document.ts';

/** The address that a loader is asked for, with its fragment, which the router leaves out. Call it before waiting. */
export function requestedUrl({ url }: Request): URL {
  const requested = new URL(url);
  // The renderer knows no fragments.
  if (typeof window !== 'undefined') requested.hash = nextLocation().hash;
  return requested;
}
