/**
 * Aborts pending scripts and style sheets of releases. Their loaders fail at once, so a retry requests the file again
 * instead of waiting for the pending one.
 */
export function giveUpPendingFiles(prefix = '/r/'): void {
  for (const element of document.querySelectorAll('script[src], link[rel="stylesheet"]')) {
    if (!isPending(element) || !addressOf(element).startsWith(prefix)) continue;
    element.dispatchEvent(new Event('error'));
    element.remove();
  }
}

/** The loader removes scripts of releases when they end; style sheets stay. */
const isPending = (element: Element): boolean => !(element instanceof HTMLLinkElement && element.sheet);

const addressOf = (element: Element): string =>
  new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI).pathname;
