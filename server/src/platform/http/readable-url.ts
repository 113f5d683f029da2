/**
 * A path that can't be decoded, taken as it stands: so it reaches the pages, none of which has such an address. Fastify
 * itself would answer everybody with a problem document.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/api/') || isReadable(path)
    ? url
    : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
