import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Area } from 'shared-kit/area';
import { type AreaId, federationName, type RegisteredArea, type Registry } from 'shared-kit/contract';
import { AreaFailure } from './area-failure.ts';
import { noteFailedFiles } from './failed-files.ts';
import { lendFederation } from './lend-federation.ts';
import { fetchRegistry } from './read-registry.ts';

/** How the host gets at areas. Only this folder knows that they come by federation. */
export type AreaSource = Readonly<{
  registered: (id: AreaId) => RegisteredArea | undefined;
  /** Asks the market for an area that the document didn't tell of. */
  lookUp: (id: AreaId) => Promise<RegisteredArea | undefined>;
  /** Asks the market what it gives now, and forgets what ran: another try begins with the area's own files. */
  renew: (id: AreaId) => Promise<void>;
  /** Fetches the area and runs its front door; whoever calls it has looked at the contract. */
  load: (id: AreaId) => Promise<Area>;
  /** Versions of the releases whose code has run in this document, or is about to. */
  ran: ReadonlyMap<AreaId, string>;
  /** Takes what the market gives now for areas that haven't run. Answers all areas as they are known from then on. */
  take: (told: readonly RegisteredArea[]) => RegisteredArea[];
}>;

export function remoteAreas(registry: Registry): AreaSource {
  const areas = new Map<AreaId, RegisteredArea>();
  const ran = new Map<AreaId, string>();
  const know = (told: readonly RegisteredArea[], force = false) => {
    const news = told.filter(({ id }) => force || !areas.has(id));
    for (const area of news) areas.set(area.id, area);
    const remotes = news.map(({ id, entry }) => ({ name: federationName(id), entry, type: 'global' }));
    registerRemotes(remotes, { force });
  };
  lendFederation();
  noteFailedFiles();
  const run = ({ id, version, entry }: RegisteredArea) => isReleased(entry) && ran.set(id, version);
  registerPlugins([{ name: 'integrity', ...integrityHooks(areas, run) }]);
  know(registry.areas);
  return {
    registered: (id) => areas.get(id),
    lookUp: async (id) => {
      know((await fetchRegistry())?.areas ?? []);
      return areas.get(id);
    },
    renew: async (id) => {
      const told = (await fetchRegistry())?.areas.filter((it) => it.id === id) ?? [];
      // The chunks of the container that failed would else count as loaded for the next one.
      Reflect.deleteProperty(globalThis, `rspackChunk${federationName(id)}`);
      know(told, true);
    },
    load: async (id) => {
      const area = areas.get(id);
      if (area) run(area);
      const module = await loadRemote<{ default: Area }>(`${federationName(id)}/area`);
      if (!module?.default) throw new AreaFailure(id, 'area.page-missing');
      return module.default;
    },
    ran,
    take(told) {
      const isNews = ({ id, version }: RegisteredArea) => {
        const known = areas.get(id);
        return !ran.has(id) && known?.version !== version && isReleased(known?.entry ?? '/');
      };
      know(told.filter(isNews), true);
      return [...areas.values()];
    },
  };
}

/** An area that a developer's machine serves is no release: its entry is a whole address. */
const isReleased = (entry: string): boolean => entry.startsWith('/');

/** The remote entry carries the hash that the registry tells; each chunk the hash that its entry knows. */
function integrityHooks(areas: ReadonlyMap<AreaId, RegisteredArea>, run: (area: RegisteredArea) => unknown) {
  const areaOf = (url: string) => {
    const address = new URL(url, document.baseURI).pathname;
    return [...areas.values()].find(({ entry }) => entry === address);
  };
  return {
    createScript: ({ url }: { url: string }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // As the chunk loader does for every hashed script; the document's early hints match both.
      script.crossOrigin = 'anonymous';
      const area = areaOf(url);
      if (area) run(area);
      if (area?.integrity) script.integrity = area.integrity;
      return script;
    },
  };
}
