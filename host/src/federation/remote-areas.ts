import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { Area } from 'shared-kit/area';
import {
  type AreaId,
  acceptsContract,
  federationName,
  type RegisteredArea,
  type Registry,
} from 'shared-kit/contract';
import { AreaFailure } from './area-failure.ts';

/** How the host gets at areas. Only this folder knows that they come by federation. */
export type AreaSource = Readonly<{
  registered: (id: AreaId) => RegisteredArea | undefined;
  load: (id: AreaId) => Promise<Area>;
}>;

export function remoteAreas(registry: Registry): AreaSource {
  const areas = new Map(registry.areas.map((area) => [area.id, area]));
  registerPlugins([{ name: 'integrity', ...integrityHooks(registry) }]);
  registerRemotes(
    registry.areas.map((area) => ({ name: federationName(area.id), entry: area.entry, type: 'global' })),
  );
  return {
    registered: (id) => areas.get(id),
    load: async (id) => {
      const registered = areas.get(id);
      if (!registered) throw new AreaFailure(id, 'area.unknown');
      // Before any of its code runs.
      if (!acceptsContract(registered.contract)) throw new AreaFailure(id, 'area.contract-unsupported');
      const module = await loadRemote<{ default: Area }>(`${federationName(id)}/area`);
      if (!module?.default) throw new AreaFailure(id, 'area.page-missing');
      return module.default;
    },
  };
}

/** Scripts and style sheets that the federation runtime itself adds carry the hash that the registry tells. */
function integrityHooks(registry: Registry) {
  const hashes: Record<string, string> = Object.assign({}, ...registry.areas.map((area) => area.integrity));
  const hashOf = (url: string) => hashes[new URL(url, document.baseURI).pathname];
  return {
    createScript: ({ url }: { url: string }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const integrity = hashOf(url);
      if (integrity) script.integrity = integrity;
      return script;
    },
  };
}
