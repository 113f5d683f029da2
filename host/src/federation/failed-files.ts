/** Files that an element of this document failed to load, each with its expected hash. */
const failed = new Map<string, string>();
/** Files that came again and still don't match their released hash. */
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
 * Fetches failed files again, past the browser's cache. Files of releases are cached for ever, so a copy damaged by a
 * proxy or disk would stay, long after the file itself was fixed.
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

/** Whether a file of this area, or one that the host lends it, differs from the release. */
export const hasTamperedFile = (area: string): boolean =>
  [...tampered].some((address) => {
    const { pathname } = new URL(address);
    return pathname.startsWith(`/r/${area}/`) || pathname.startsWith('/h/');
  });

/** Only a file that arrives can be compared. The browser compares it by `integrity`. */
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
