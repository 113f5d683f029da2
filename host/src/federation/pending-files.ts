/**
 * Gives up the scripts and style sheets of releases that were asked for and came to no end. Whoever waits for one
 * hears of a failure at once and asks anew the next time; without this a later try would wait for the same answer.
 */
export function giveUpPendingFiles(prefix = '/r/'): void {
  for (const element of document.querySelectorAll('script[src], link[rel="stylesheet"]')) {
    if (!isPending(element) || !addressOf(element).startsWith(prefix)) continue;
    element.dispatchEvent(new Event('error'));
    element.remove();
  }
}

/** Scripts of releases are taken out of the document when they end; style sheets stay. */
const isPending = (element: Element): boolean => !(element instanceof HTMLLinkElement && element.sheet);

const addressOf = (element: Element): string =>
  new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI).pathname;
