import { useSearchParams } from 'shared-kit/router';

type Choice = Readonly<{ cursor: string | null }>;
type InAddress<Chosen extends Choice> = Readonly<{
  /** What is unknown in an address is left out, so that an old link still shows something. */
  read: (search: URLSearchParams) => Chosen;
  write: (choice: Chosen) => string;
}>;

/** What is chosen of a list, which stands in the address, and how to change it: another choice starts at the first page. */
export function useListChoice<Chosen extends Choice>({ read, write }: InAddress<Chosen>) {
  const [params, setParams] = useSearchParams();
  const choice = read(params);
  const choose = (change: Partial<Chosen>) =>
    setParams(write({ ...choice, cursor: null, ...change }), { replace: true, preventScrollReset: true });
  return { choice, choose };
}

/** The query of an address, beginning with `?`; empty values are left out. */
export function choiceQuery(values: Readonly<Record<string, string | null>>): string {
  const stated = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(stated).toString();
  return query && `?${query}`;
}
