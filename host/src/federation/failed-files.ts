/** Files that an element of this document asked for and couldn't use, each with its expected hash. */
const failed = new Map<string, string>();
/** Those that came once more and still aren't what was released. */
const tampered = new Set<string>();

const patienceMs = 5000;
/** The market's answer when its own check finds that a file isn't what was released. */
const refusal = 'release.file-broken';

/** Remembers each file that fails. Error events of elements don't repeat, so this must listen before any load. */
export function noteFailedFiles(): void {
  const note = ({ target, isTrusted }: Event) => {
    // Our own time limit also raises this event. It says nothing about the file.
    if (!isTrusted) return;
    if (target instanceof HTMLScriptElement) failed.set(target.src, target.integrity);
    if (target instanceof HTMLLinkElement) failed.set(target.href, target.integrity);
  };
  document.addEventListener('error', note, true);
}

/**
 * Fetches them past the browser's cache. Files of releases are kept for ever, and so would be a copy that a proxy or a
 * disk has spoilt, long after the file itself was mended.
 */
export async function fetchPastCache(): Promise<void> {
  const files = [...failed];
  failed.clear();
  await Promise.all(
    files.map(async ([address, integrity]) => {
      if (await isTampered(address, integrity)) tampered.add(address);
      else tampered.delete(address);
    }),
  );
}

/** Whether a file of this area, or one that the host lends it, came and was not what was released. */
export const hasTamperedFile = (area: string): boolean =>
  [...tampered].some((address) => {
    const { pathname } = new URL(address);
    return pathname.startsWith(`/r/${area}/`) || pathname.startsWith('/h/');
  });

/** Only a file that came can be compared. The browser compares it by `integrity`. */
async function isTampered(address: string, integrity: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(address, { cache: 'reload', signal });
    const content = await answer.text();
    if (!answer.ok) return content.includes(refusal);
    if (!integrity) return false;
  } catch {
    return false;
  }
  return fetch(address, { cache: 'force-cache', integrity, signal }).then(
    () => false,
    () => !signal.aborted,
  );
}
