import type { QuoteDetail, QuoteVersion } from 'shared-kit/contract/quotes';
import { useSearchParams } from 'shared-kit/router';

/** The revision on show (0 is the request), and the one it is compared with. */
export type ShownRevision = Readonly<{
  /** 0 is the request. */
  number: number;
  version: QuoteVersion | null;
  /** Null if nothing is compared. */
  against: number | null;
  numbers: readonly number[];
  show: (number: number) => void;
  compareWith: (number: number | null) => void;
}>;

/** Kept in the address, so that links and Back work. By default the newest version against the one before. */
export function useShownRevision({ versions }: QuoteDetail): ShownRevision {
  const [search, setSearch] = useSearchParams();
  const numbers = [0, ...versions.map(({ number }) => number)];
  const newest = numbers.at(-1) ?? 0;
  const number = known(search.get('revision'), numbers) ?? newest;
  const earlier = numbers[numbers.indexOf(number) - 1] ?? null;
  const asked = search.get('against');
  const against = asked === 'none' ? null : (known(asked, numbers) ?? (earlier === 0 ? null : earlier));

  const change = (values: Readonly<Record<string, string | null>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    number,
    version: versions.find((version) => version.number === number) ?? null,
    against: against === number ? null : against,
    numbers,
    show: (next) => change({ revision: next === newest ? null : String(next), against: null }),
    compareWith: (next) => change({ against: next === null ? 'none' : String(next) }),
  };
}

const known = (text: string | null, numbers: readonly number[]): number | null => {
  const number = text === null || text === '' ? null : Number(text);
  return number !== null && numbers.includes(number) ? number : null;
};
