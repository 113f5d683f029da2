/**
 * Gives up pending scripts and style sheets of releases. Whoever waits for one gets an error at once and can request it
 * anew; otherwise a retry would wait for the same pending file.
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
