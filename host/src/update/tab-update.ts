import type { LatestBuild, RegisteredArea } from 'shared-kit/contract/areas';
import { splitLocale } from 'shared-kit/contract/languages';
import { matchRoute } from 'shared-kit/contract/routes';
import { tabRegistry, takeRegistry } from 'shared-kit/shell/host';
import { fetchRegistry } from '../federation/read-registry.ts';
import type { AreaSource } from '../federation/remote-areas.ts';
import { isDocumentLoading, loadDocument, mayLoadDocument, shownPath } from '../load-document.ts';
import { tryConnection } from '../offline/watch-connection.ts';
import { marketTable } from '../routing/route-table.ts';

export type TabUpdate = Readonly<{
  /** Takes news of the market's current releases. Areas that haven't run are updated in place. */
  hear: (latest: LatestBuild) => Promise<void>;
  /** Loads the document of the target page if this document may no longer show it. */
  takeOver: (target: URL) => Promise<void>;
}>;

const guardMs = 10_000;
const reloadedAtKey = 'build-reloaded-at';

/**
 * Decides what a tab does after a release. The next navigation loads a new document only if the host or an area that
 * ran has changed: never twice within ten seconds, nor if typed input would be lost or the market is unreachable.
 */
export function tabUpdate(source: AreaSource, load: () => Promise<void> = loadDocument): TabUpdate {
  const { host, areas } = tabRegistry();
  /** The table and the pages from which this tab's routes were made. */
  const table = marketTable();
  const routed = new Map(areas.map((area) => [area.id, pagesOf(area)]));
  let latest: LatestBuild | null = null;

  const isOutdated = ({ id, areas: now }: LatestBuild) =>
    id !== host || (isTold(now) && [...source.ran].some(([id, version]) => now[id] !== version));
  /** If an area joined, left or has other pages, its routes in this tab are outdated. */
  const hasOtherRoutes = (target: URL) => {
    const { path } = splitLocale(target.pathname);
    return [table, marketTable()].some((it) => {
      const owner = matchRoute(path, it)?.route.owner ?? 'host';
      return owner !== 'host' && pagesOf(source.registered(owner)) !== routed.get(owner);
    });
  };
  const isDue = (target: URL) =>
    latest !== null &&
    target.pathname !== shownPath() &&
    (isOutdated(latest) || hasOtherRoutes(target)) &&
    mayLoadDocument();

  return {
    async hear(told) {
      latest = told;
      const isNews = (id: string) => !source.ran.has(id) && source.registered(id)?.version !== told.areas[id];
      const known = tabRegistry().areas.map((it) => it.id);
      const hasNews = isTold(told.areas) && [...known, ...Object.keys(told.areas)].some(isNews);
      const registry = hasNews ? await fetchRegistry() : null;
      if (registry) takeRegistry({ ...registry, host, areas: source.take(registry.areas) });
    },
    async takeOver(target) {
      const isMeant = isDocumentLoading() || (isDue(target) && (await tryConnection()) && claimReload());
      if (isMeant) await load();
    },
  };
}

/** A market always has areas: an answer without any says nothing of them. */
const isTold = (areas: LatestBuild['areas']): boolean => Object.keys(areas).length > 0;
/** All that the router knows of an area. Titles are read from the tab's registry. */
const pagesOf = (area: RegisteredArea | undefined): string | undefined =>
  area &&
  JSON.stringify([area.pages, area.routes?.map((route) => ({ ...route, title: null, description: null }))]);

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
