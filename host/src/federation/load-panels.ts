import type { ComponentType } from 'react';
import { type AreaId, acceptsContract } from 'shared-kit/contract/areas';
import type { PanelProps, SlotName } from 'shared-kit/contract/slots';
import type { PanelSource } from 'shared-kit/slots/host';
import { noteComponents } from '../errors/component-stacks.ts';
import { reportThrown } from '../errors/report-thrown.ts';
import { throughOutages } from '../offline/through-outages.ts';
import { AreaFailure } from './area-failure.ts';
import { fetchPastCache, hasTamperedFile } from './failed-files.ts';
import { classifyFailure, isOfMissingFile } from './failure.ts';
import { isReleased } from './is-released.ts';
import { noteFailure } from './recent-failures.ts';
import type { AreaSource } from './remote-areas.ts';
import { withinLimit } from './time-limit.ts';

/** Loads panels of areas for the slots of the page on show. A page is complete without them, so nothing is reloaded. */
export function panelsOf(source: AreaSource): PanelSource {
  const releaseOf = (id: AreaId) => {
    const { version = null, entry = '/' } = source.registered(id) ?? {};
    return { version, isReleased: isReleased(entry) };
  };
  return {
    async load(id, slot) {
      const load = () => withinLimit(id, () => fetchPanel(source, id, slot));
      try {
        return await throughOutages(() => load().catch(() => fetchPastCache().then(load)));
      } catch (cause) {
        const code = codeOf(id, cause);
        const release = releaseOf(id);
        console.warn(`The panel of ${id} in ${slot} did not load`, cause);
        noteFailure({ area: id, code, message: String(cause) });
        if (release.isReleased) reportThrown((it) => it.panelMissing(code, { area: id, ...release }, cause));
        throw cause;
      }
    },
    broke(id, error, components) {
      noteComponents(error, components);
      const release = releaseOf(id);
      if (release.isReleased) reportThrown((it) => it.panelThrew({ area: id, ...release }, error));
    },
  };
}

const codeOf = (id: AreaId, cause: unknown) => {
  if (cause instanceof AreaFailure) return cause.code;
  const code = classifyFailure(cause);
  return isOfMissingFile(code) && hasTamperedFile(id) ? 'area.tampered' : code;
};

async function fetchPanel<Name extends SlotName>(
  source: AreaSource,
  id: AreaId,
  slot: Name,
): Promise<ComponentType<PanelProps<Name>>> {
  const registered = source.registered(id);
  if (!registered) throw new AreaFailure(id, 'area.unknown');
  // Check this before any code of the area runs.
  if (registered.isUnavailable || !acceptsContract(registered.contract))
    throw new AreaFailure(id, 'area.contract-unsupported');
  const panel = (await source.load(id)).slots?.[slot];
  if (!panel) throw new AreaFailure(id, 'area.page-missing');
  return (await panel.load()).default;
}
