import type { AreaRelease } from '../../modules/releases/index.ts';
import { type MakingParts, orderOf } from './order-of.ts';
import { type WarmMaker, warmMaker } from './warm-maker.ts';

/** What is live, a canary, and a preview. */
const mostMakers = 3;
/** A release that ended its process so often would do it again. */
const mostEnds = 3;

export type KeptMakers = Readonly<{
  /** Null where a release has nothing to make pages with, or can't be trusted with it any more. */
  of: (area: AreaRelease) => Promise<WarmMaker | null>;
  stop: () => void;
}>;

/** One process for each release whose pages are asked for, started with the first of them. */
export function keptMakers(parts: MakingParts, start: typeof warmMaker = warmMaker): KeptMakers {
  // The longest unused stands first.
  const makers = new Map<string, Promise<WarmMaker | null>>();
  const ends = new Map<string, number>();
  const begin = async (area: AreaRelease, id: string): Promise<WarmMaker | null> => {
    const order = await orderOf(parts, area);
    const maker = order && start(order);
    void maker?.ended.then((isOurDoing) => {
      if (isOurDoing) return;
      makers.delete(id);
      const times = (ends.get(id) ?? 0) + 1;
      ends.set(id, times);
      parts.log.warn({ area: area.id, version: area.version, times }, 'what renders pages has ended');
    });
    return maker;
  };
  const letGo = (id: string) => {
    const maker = makers.get(id);
    makers.delete(id);
    void maker?.then((it) => it?.stop());
  };
  return {
    async of(area) {
      const id = `${area.id}@${area.version}`;
      if ((ends.get(id) ?? 0) >= mostEnds) return null;
      const maker = makers.get(id) ?? begin(area, id).catch(() => null);
      makers.delete(id);
      makers.set(id, maker);
      const [oldest] = makers.keys();
      if (oldest !== undefined && makers.size > mostMakers) letGo(oldest);
      return maker;
    },
    stop: () => [...makers.keys()].forEach(letGo),
  };
}
