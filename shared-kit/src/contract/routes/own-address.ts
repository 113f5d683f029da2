const origin = 'https://tezgah.invalid';

/**
 * An address of this market as a browser would read it; null for any other. Whoever follows a `redirect` goes by what
 * this returns, never by the text.
 */
export function ownAddress(text: string | null | undefined): URL | null {
  if (!text?.startsWith('/') || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // `/.//host` parses as a path of this origin, but following it leads to another host.
  return url.origin === origin && !url.pathname.startsWith('//') ? url : null;
}

/** The full path of an address: everything behind its origin, with query and fragment. */
export const fullPath = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;
