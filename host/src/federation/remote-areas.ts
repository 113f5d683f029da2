import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { Area } from 'shared-kit/area';
import { type AreaId, federationName, type RegisteredArea, type Registry } from 'shared-kit/contract/areas';
import { AreaFailure } from './area-failure.ts';
import { noteFailedFiles } from './failed-files.ts';
import { noteContainerFailure } from './failure.ts';
import { isReleased } from './is-released.ts';
import { fetchRegistry } from './read-registry.ts';

/** How the host loads areas. Only this folder knows that federation is used. */
export type AreaSource = Readonly<{
  registered: (id: AreaId) => RegisteredArea | undefined;
  /** Asks the market for an area that the document doesn't name. */
  lookUp: (id: AreaId) => Promise<RegisteredArea | undefined>;
  /** Takes the market's current release and forgets the one that ran: a retry starts with the area's own files. */
  renew: (id: AreaId) => Promise<void>;
  /** Fetches the area and runs its `area.ts`. The caller has checked the contract. */
  load: (id: AreaId) => Promise<Area>;
  /** Versions of the releases whose code has run in this document, or is about to. */
  ran: ReadonlyMap<AreaId, string>;
  /**
   * Takes current releases of areas that haven't run, and forgets those that left.
   * Returns all areas as known from then on.
   */
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
  registerPlugins([
    {
      name: 'areas',
      ...integrityHooks(areas, run),
      afterGetExpose: ({ error }: { error?: unknown }) => noteContainerFailure(error),
    },
  ]);
  know(registry.areas);
  return {
    registered: (id) => areas.get(id),
    lookUp: async (id) => {
      know((await fetchRegistry())?.areas ?? []);
      return areas.get(id);
    },
    renew: async (id) => {
      const told = (await fetchRegistry())?.areas.filter((it) => it.id === id) ?? [];
      // Otherwise chunks of the failed container would count as loaded for the next one.
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
      const news = told.filter((area) => isNews(area, areas.get(area.id), ran));
      know(news, true);
      for (const [id, { entry }] of areas)
        if (!ran.has(id) && isReleased(entry) && !told.some((it) => it.id === id)) areas.delete(id);
      return [...areas.values()];
    },
  };
}

/** A tab goes on with what has run in it, and with what stands in for a release. */
const isNews = (
  { id, version }: RegisteredArea,
  known: RegisteredArea | undefined,
  ran: ReadonlyMap<AreaId, string>,
): boolean => !ran.has(id) && known?.version !== version && isReleased(known?.entry ?? '/');

/** Sets the entry's hash from the registry. The entry knows the hashes of its chunks. */
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
      // The chunk loader sets it on every script with a hash; the document's early hints must match both.
      script.crossOrigin = 'anonymous';
      const area = areaOf(url);
      if (area) run(area);
      if (area?.integrity) script.integrity = area.integrity;
      return script;
    },
  };
}

/** The bundler's global, to which federation adds its runtime. */
declare const __webpack_require__: { federation: { bundlerRuntime: object } };

/**
 * Some releases were built without federation's bundler runtime and use the host's. The host exposes nothing, so its own
 * lacks the part that starts an area.
 */
function lendFederation(): void {
  const { federation } = __webpack_require__;
  const bundlerRuntime = { ...federation.bundlerRuntime, initContainerEntry };
  Reflect.set(globalThis, 'tezgahFederation', { ...federation, bundlerRuntime });
}
