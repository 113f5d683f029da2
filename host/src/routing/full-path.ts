/** Path, query and fragment of an address: what a visitor would type after the host name. */
export function fullPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
