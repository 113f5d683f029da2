import type { Page } from '@playwright/test';
import type { Asked } from './asked.ts';
import { globalsOfLibraries } from './what-remains.ts';

type Loaded = { default?: unknown };
type FrontDoor = {
  pages: { pattern: string; load: () => Promise<Loaded> }[];
  slots?: Record<string, { load: () => Promise<Loaded> }>;
  messages: Record<string, () => Promise<Loaded>>;
};
type Federated = { __INSTANCES__: { loadRemote: (name: string) => Promise<{ default?: FrontDoor }> }[] };

/** Loads every page and language of the release by the live host. Returns what is wrong. */
export async function loadWhole(page: Page, { area, version }: Asked): Promise<string[]> {
  // A page of the host: no area has added anything to the window yet.
  await page.goto('/login');
  return page.evaluate(
    async ([id, wanted, shared]) => {
      const told = document.querySelector('#page-data')?.textContent ?? '{}';
      const { registry } = JSON.parse(told) as { registry: { areas: { id: string; version: string }[] } };
      const given = registry.areas.find((it) => it.id === id)?.version;
      if (given !== wanted) return [`the market gives ${given ?? 'no release'} instead of ${wanted}`];

      const name = `mf_${id}`;
      const before = new Set(Object.getOwnPropertyNames(window));
      const [host] = (window as unknown as { __FEDERATION__: Federated }).__FEDERATION__.__INSTANCES__;
      const faults: string[] = [];
      const attempt = async (what: string, load: () => Promise<Loaded | null | undefined>) => {
        try {
          if (!(await load())?.default) faults.push(`${what} has no default export`);
        } catch (error) {
          faults.push(`${what}: ${String(error)}`);
        }
      };
      let door: FrontDoor | undefined;
      await attempt('the front door', async () => {
        const module = await host?.loadRemote(`${name}/area`);
        door = module?.default;
        return module;
      });
      for (const { pattern, load } of door?.pages ?? []) await attempt(`the page ${pattern}`, load);
      for (const [slot, { load }] of Object.entries(door?.slots ?? {}))
        await attempt(`the panel in ${slot}`, load);
      for (const [locale, load] of Object.entries(door?.messages ?? {})) {
        await attempt(`the ${locale} messages`, load);
      }
      // An area may add only its container and its chunk loader's list to the window.
      const foreign = Object.getOwnPropertyNames(window).filter(
        (key) => !before.has(key) && !key.includes(name) && !shared.includes(key),
      );
      return [...faults, ...foreign.map((key) => `it leaves a global behind: ${key}`)];
    },
    [area, version, globalsOfLibraries] as const,
  );
}
