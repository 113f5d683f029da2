import type { AreaRelease } from '../../modules/releases/index.ts';
import { growingPause } from '../../platform/growing-pause.ts';
import { type MakingParts, orderOf } from './order-of.ts';
import { type WarmMaker, warmMaker } from './warm-maker.ts';

/** Two areas have HTML: their live releases, a canary and a preview. */
const mostMakers = 4;

/** Why a release has no maker: it can't be rendered here, or its maker failed a moment ago. */
export type NoMaker = 'nothing-to-make' | 'failed-lately';

export type KeptMakers = Readonly<{
  of: (area: AreaRelease) => Promise<WarmMaker | NoMaker>;
  stop: () => void;
}>;

/**
 * One process for each requested release, started at its first request. A failed one restarts after a pause, in case
 * the machine was busy. The pauses grow, in case the release is at fault.
 */
export function keptMakers(parts: MakingParts, start: typeof warmMaker = warmMaker): KeptMakers {
  // Least recently used first.
  const makers = new Map<string, Promise<WarmMaker | NoMaker>>();
  const failures = new Map<string, { times: number; restUntil: number }>();
  const fail = (id: string): number => {
    makers.delete(id);
    const times = (failures.get(id)?.times ?? 0) + 1;
    failures.set(id, { times, restUntil: performance.now() + growingPause(times) });
    return times;
  };
  const begin = async (area: AreaRelease, id: string): Promise<WarmMaker | NoMaker> => {
    const { id: name, version } = area;
    try {
      const order = await orderOf(parts, area);
      if (!order) return 'nothing-to-make';
      const maker = start(order);
      void maker.ended.then((isOurDoing) => {
        if (isOurDoing) return;
        parts.log.warn({ area: name, version, times: fail(id) }, 'the page renderer has ended');
      });
      return maker;
    } catch (error) {
      parts.log.warn({ area: name, version, times: fail(id), err: error }, 'the page renderer did not start');
      return 'failed-lately';
    }
  };
  const letGo = (id: string) => {
    const maker = makers.get(id);
    makers.delete(id);
    void maker?.then((it) => typeof it === 'object' && it.stop());
  };
  return {
    async of(area) {
      const id = `${area.id}@${area.version}`;
      if ((failures.get(id)?.restUntil ?? 0) > performance.now()) return 'failed-lately';
      const maker = makers.get(id) ?? begin(area, id);
      makers.delete(id);
      makers.set(id, maker);
      const [oldest] = makers.keys();
      if (oldest !== undefined && makers.size > mostMakers) letGo(oldest);
      return maker;
    },
    stop: () => [...makers.keys()].forEach(letGo),
  };
}
