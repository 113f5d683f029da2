import {
  type AreaOverride,
  overrideManifest,
  overrideOrigin,
  type RegisteredArea,
  type Registry,
} from 'shared-kit/contract/areas';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { create } from 'zustand';

type TabOverrides = Readonly<{
  /** Areas that the tab runs instead of their releases; `isServed` is false if nothing answered there. */
  overrides: readonly (AreaOverride & { isServed: boolean })[];
  /** Overrides in the address that still wait for the visitor's consent. */
  asked: readonly AreaOverride[];
}>;

export const tabOverrides = create<TabOverrides>(() => ({ overrides: [], asked: [] }));

const patienceMs = 5000;

/**
 * The registry with the overridden areas as this machine serves them. An area that isn't served keeps its release,
 * and the badge says so.
 */
export async function overriddenRegistry(
  registry: Registry,
  overrides: readonly AreaOverride[],
): Promise<Registry> {
  if (overrides.length === 0) return registry;
  const served = await Promise.all(overrides.map(servedArea));
  tabOverrides.setState({
    overrides: overrides.map((override, index) => ({ ...override, isServed: served[index] !== null })),
  });
  const areas = served.filter((it) => it !== null);
  const released = registry.areas.filter(({ id }) => !areas.some((it) => it.id === id));
  return { ...registry, areas: [...released, ...areas] };
}

const againMs = 2000;

/**
 * Asks again for areas that weren't served, and reloads once one answers, unless typed input would be lost.
 * Returns a function that stops asking.
 */
export function askForUnserved(reload = () => window.location.reload()): () => void {
  const unserved = tabOverrides.getState().overrides.filter(({ isServed }) => !isServed);
  if (unserved.length === 0) return () => {};
  const timer = setInterval(async () => {
    const served = await Promise.all(unserved.map(servedArea));
    if (served.some((it) => it !== null) && !hasUnsavedInput()) reload();
  }, againMs);
  return () => clearInterval(timer);
}

async function servedArea(override: AreaOverride): Promise<RegisteredArea | null> {
  const told: unknown = await fetch(overrideManifest(override), { signal: AbortSignal.timeout(patienceMs) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  const area = told as RegisteredArea | null;
  if (area?.id !== override.area || !Array.isArray(area.pages)) return null;
  // Its files change while it is open, so it has no hash.
  return { ...area, entry: new URL(area.entry, overrideOrigin(override)).href, integrity: '' };
}
