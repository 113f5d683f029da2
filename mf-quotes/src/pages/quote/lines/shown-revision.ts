import type { QuoteDetail, QuoteVersion } from 'shared-kit/contract';
import { useSearchParams } from 'shared-kit/router';

/** What a sheet of lines is read from: the request (0) or a version, and what it is compared with. */
export type ShownRevision = Readonly<{
  /** 0: what was asked for. */
  number: number;
  version: QuoteVersion | null;
  /** Null: nothing is compared. */
  against: number | null;
  numbers: readonly number[];
  show: (number: number) => void;
  compareWith: (number: number | null) => void;
}>;

/** In the address, so that a link and the back button show the same. The newest against the one before by default. */
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
