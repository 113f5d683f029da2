/** Path, query and fragment of an address: everything after the host name. */
export function fullPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
