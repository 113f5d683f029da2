import { useEffect, useId, useState } from 'react';
import type { PriceListAnswer } from 'shared-kit/contract/price-lists';
import { useSession, useUnsavedInput } from 'shared-kit/shell';
import { entriesOf, type ListEntries, noEntries } from './list-entries.ts';
import { useFaults } from './use-faults.ts';
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
  const changes = useListChanges(id);
  const me = useSession()?.user.name ?? '';
  const forgetInput = useUnsavedInput(entries !== saved.entries);
  const { idOf, focus } = useFields();
  const { input, mayBeSent, ...told } = useFaults(entries, changes);

  const save = async (revision: number): Promise<boolean> => {
    const next = await changes.save(entries, input, revision);
    if (next === null) return false;
    forgetInput();
    setSaved({ entries, revision: next, by: me, at: new Date().toISOString() });
    return true;
  };
  return {
    entries,
    changes,
    focus,
    idOf,
    forgetInput,
    saved,
    known: list?.products ?? [],
    change: (change: Partial<ListEntries>) => setEntries((before) => ({ ...before, ...change })),
    ...told,
    /** What a field needs, by its path. */
    fieldOf: (path: string) => ({ id: idOf(path), ...told.markOf(path) }),
    /** Resolves to whether the list is saved. */
    submit: async (revision = saved.revision): Promise<boolean> => {
      const isSaved = mayBeSent && (await save(revision));
      if (isSaved) told.forget();
      else told.tell();
      return isSaved;
    },
    /** Replaces all input by a colleague's version. */
    take: (theirs: PriceListAnswer) => {
      const taken = savedOf(theirs);
      setSaved(taken);
      setEntries(taken.entries);
      told.forget();
      changes.forgetTheirs();
      focus('name');
    },
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
