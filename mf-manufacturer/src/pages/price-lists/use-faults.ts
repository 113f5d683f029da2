import { useEffect, useState } from 'react';
import { useLocale } from 'shared-kit/shell';
import { type ListEntries, readEntries } from './list-entries.ts';
import { stillHolds } from './server-faults.ts';
import { useFaultWords } from './use-fault-words.ts';
import type { useListChanges } from './use-list-changes.ts';

type Fault = Readonly<{
  path: string;
  words: string;
  inSummary: string;
  isServers: boolean;
  isMissing: boolean;
}>;

/** What is wrong with a list, told where and when it helps: at a field once it is left, and all of it on saving. */
export function useFaults(entries: ListEntries, changes: ReturnType<typeof useListChanges>) {
  const { input, faults } = useFound(entries, changes);
  const { attempt, told, tell, forget } = useTold(faults);
  const [left, setLeft] = useState<readonly string[]>([]);
  const isShown = ({ path, isServers, isMissing }: Fault) =>
    isServers || told.includes(path) || (left.includes(path) && !isMissing);
  return {
    input,
    mayBeSent: faults.every(({ isServers }) => isServers),
    attempt,
    /** Faults of the last attempt that still hold. Those made since are told on the next. */
    summary: faults.filter(({ path, isServers }) => isServers || told.includes(path)),
    tell,
    forget: () => {
      forget();
      setLeft([]);
    },
    errorOf: (path: string) => faults.find((fault) => fault.path === path && isShown(fault))?.words,
    markOf: (path: string) => ({
      error: faults.find((fault) => fault.path === path && isShown(fault))?.words,
      onFocus: () => setLeft((before) => before.filter((it) => it !== path)),
      onBlur: () => setLeft((before) => [...before, path]),
    }),
  };
}

/** The paths of the faults that the last attempt told. One that was put right leaves, and stays away until the next. */
function useTold(faults: readonly Fault[]) {
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<readonly string[]>([]);
  const held = told.filter((path) => faults.some((fault) => fault.path === path));
  useEffect(() => {
    if (held.length < told.length) setTold(held);
  });
  return {
    attempt,
    told: held,
    tell: () => {
      setTold(faults.map(({ path }) => path));
      setAttempt((before) => before + 1);
    },
    forget: () => setTold([]),
  };
}

function useFound(entries: ListEntries, { sent, faults }: ReturnType<typeof useListChanges>) {
  const locale = useLocale();
  const say = useFaultWords(entries);
  const read = readEntries(entries, locale);
  const fault = (path: string, words: string, isServers: boolean, isMissing: boolean): Fault => ({
    path,
    words,
    isServers,
    isMissing,
    inSummary: say.inSummary(path, words),
  });
  const found = [
    ...read.faults.map((it) => fault(it.path, say.ofField(it), false, it.isMissing)),
    ...faults
      .filter((it) => sent && stillHolds(it, sent, entries))
      .map((it) => fault(it.path, say.ofServer(it), true, false)),
  ];
  return { input: read.input, faults: found };
}
