import { useEffect, useId, useState } from 'react';
import type { PriceListAnswer } from 'shared-kit/contract';
import { useSession, useUnsavedInput } from 'shared-kit/shell';
import { readDecimalIn } from '../../figures/read-figures.ts';
import { useText } from '../../text.ts';
import { entriesOf, type ListEntries, noEntries, readEntries } from './list-entries.ts';
import { stillHolds } from './server-faults.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useListChanges } from './use-list-changes.ts';

type Saved = Readonly<{ entries: ListEntries; revision: number; by: string; at: string }>;
export type ListDesk = ReturnType<typeof useListDesk>;

const savedOf = (list: PriceListAnswer): Saved => ({
  entries: entriesOf(list),
  revision: list.revision,
  by: list.changedBy,
  at: list.changedAt,
});
const nothingSaved: Saved = { entries: noEntries, revision: 0, by: '', at: '' };

/** The contents of a list's fields until they are saved as a whole. */
export function useListDesk(id: string, list: PriceListAnswer | null) {
  const [saved, setSaved] = useState(() => (list ? savedOf(list) : nothingSaved));
  const [entries, setEntries] = useState(saved.entries);
  const [attempt, setAttempt] = useState(0);
  const changes = useListChanges(id);
  const me = useSession()?.user.name ?? '';
  const forgetInput = useUnsavedInput(entries !== saved.entries);
  const { idOf, focus } = useFields();
  const { input, faults, errorOf } = useFaults(entries, changes, attempt > 0);

  const save = async (revision: number): Promise<boolean> => {
    const next = await changes.save(entries, input, revision);
    if (next === null) return false;
    forgetInput();
    setSaved({ entries, revision: next, by: me, at: new Date().toISOString() });
    return true;
  };
  return {
    ...{ entries, input, faults, errorOf, attempt, changes, idOf, focus, forgetInput, saved },
    known: list?.products ?? [],
    change: (change: Partial<ListEntries>) => setEntries((before) => ({ ...before, ...change })),
    /** Resolves to whether the list is saved. */
    submit: async (revision = saved.revision): Promise<boolean> => {
      const isSaved = faults.every(({ isServer }) => isServer) && (await save(revision));
      setAttempt((before) => (isSaved ? 0 : before + 1));
      return isSaved;
    },
    /** Replaces all input by a colleague's version. */
    take: (theirs: PriceListAnswer) => {
      const taken = savedOf(theirs);
      setSaved(taken);
      setEntries(taken.entries);
      setAttempt(0);
      changes.forgetTheirs();
      focus('name');
    },
  };
}

export type ShownFault = Readonly<{ path: string; words: string; isServer: boolean }>;

function useFaults(entries: ListEntries, changes: ReturnType<typeof useListChanges>, isTried: boolean) {
  const t = useText();
  const words = useFaultWords(entries);
  const read = readEntries(entries, { percent: readDecimalIn(t, 2), amount: readDecimalIn(t, 4) });
  const { sent } = changes;
  const found: (ShownFault & { short: string; isShown: boolean })[] = [
    ...read.faults.map((fault) => ({
      path: fault.path,
      short: words.ofField(fault),
      isServer: false,
      isShown: isTried || fault.fault === 'unreadable' || fault.fault === 'backwards',
    })),
    ...changes.faults
      .filter((fault) => sent && stillHolds(fault, sent, entries))
      .map((fault) => ({ path: fault.path, short: words.ofServer(fault), isServer: true, isShown: true })),
  ].map((fault) => ({ ...fault, words: words.inSummary(fault) }));
  return {
    input: read.input,
    faults: found as readonly ShownFault[],
    /** What stands at a field. */
    errorOf: (path: string): string | undefined =>
      found.find((fault) => fault.path === path && fault.isShown)?.short,
  };
}

/** Ids of fields by their path, and a way to move the focus once a field is there. */
function useFields() {
  const id = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const idOf = (path: string) => `${id}-${path}`;
  useEffect(() => {
    if (wanted === null) return;
    document.getElementById(`${id}-${wanted}`)?.focus();
    setWanted(null);
  }, [id, wanted]);
  return { idOf, focus: setWanted };
}
