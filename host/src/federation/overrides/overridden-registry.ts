import {
  type AreaOverride,
  overrideManifest,
  overrideOrigin,
  type RegisteredArea,
  type Registry,
} from 'shared-kit/contract';
import { hasUnsavedInput } from 'shared-kit/shell';
import { create } from 'zustand';

type TabOverrides = Readonly<{
  /** The areas that the tab runs instead of releases; `isServed` tells whether anything answered there. */
  overrides: readonly (AreaOverride & { isServed: boolean })[];
  /** Overrides that the address asks for and nobody has agreed to. */
  asked: readonly AreaOverride[];
}>;

export const tabOverrides = create<TabOverrides>(() => ({ overrides: [], asked: [] }));

const patienceMs = 5000;

/**
 * The registry with the overridden areas as this machine serves them. An area that isn't served stays as it was
 * released, and the badge says so.
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
 * What wasn't served may be in a moment, when it is started or compiles again: then the document is loaded anew,
 * unless something typed would be lost by it. Answers what stops the asking.
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
  // It changes while it is looked at, so it has no hash.
  return { ...area, entry: new URL(area.entry, overrideOrigin(override)).href, integrity: '' };
}
