import { type AreaId, type LatestBuild, type RegisteredArea, splitLocale } from 'shared-kit/contract';
import { tabRegistry, takeRegistry } from 'shared-kit/shell';
import { fetchRegistry } from '../federation/read-registry.ts';
import type { AreaSource } from '../federation/remote-areas.ts';
import { isDocumentLoading, loadDocument, mayLoadDocument, shownPath } from '../load-document.ts';
import { tryConnection } from '../offline/watch-connection.ts';
import { findRoute } from '../routing/route-table.ts';

export type TabUpdate = Readonly<{
  /** Hears what the market gives now. Areas that haven't run are taken as they are now. */
  hear: (latest: LatestBuild) => Promise<void>;
  /** Loads the document of a page where this document is not to show it any more. */
  takeOver: (target: URL) => Promise<void>;
}>;

const guardMs = 10_000;
const reloadedAtKey = 'build-reloaded-at';

/**
 * Decides what a tab does when something is released. It loads a new document on its next navigation only if the host or
 * an area that it has run is another by then: never twice within ten seconds, nor while something typed would be lost
 * or the market can't be reached.
 */
export function tabUpdate(source: AreaSource, load: () => Promise<void> = loadDocument): TabUpdate {
  const { host, areas } = tabRegistry();
  /** The routes of this tab are made of these, once. */
  const routed = new Map(areas.map((area) => [area.id, pagesOf(area)]));
  let latest: LatestBuild | null = null;

  const isOutdated = ({ host: hostNow, areas: now }: LatestBuild) =>
    hostNow !== host || [...source.ran].some(([id, version]) => isOther(now[id], version));
  /** An area whose pages changed has addresses that this tab doesn't know, or knows no more. */
  const hasOtherRoutes = (target: URL) => {
    const owner = findRoute(splitLocale(target.pathname).path)?.route.owner;
    const area = owner && owner !== 'host' && source.registered(owner);
    return Boolean(area) && pagesOf(area as RegisteredArea) !== routed.get(owner as AreaId);
  };
  const isDue = (target: URL) =>
    latest !== null &&
    target.pathname !== shownPath() &&
    (isOutdated(latest) || hasOtherRoutes(target)) &&
    mayLoadDocument();

  return {
    async hear(told) {
      latest = told;
      const hasNews = Object.entries(told.areas).some(
        ([id, version]) =>
          !source.ran.has(id as AreaId) && source.registered(id as AreaId)?.version !== version,
      );
      const registry = hasNews ? await fetchRegistry() : null;
      if (registry) takeRegistry({ ...registry, host, areas: source.take(registry.areas) });
    },
    async takeOver(target) {
      const isMeant = isDocumentLoading() || (isDue(target) && (await tryConnection()) && claimReload());
      if (isMeant) await load();
    },
  };
}

const isOther = (now: string | undefined, version: string) => now !== undefined && now !== version;
const pagesOf = ({ pages }: RegisteredArea): string => JSON.stringify(pages);

function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (Date.now() - last < guardMs) return false;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
