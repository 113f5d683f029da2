import { useState } from 'react';
import { useSession } from 'shared-kit/shell';

/**
 * What was typed into a form, kept in this tab until it is sent or thrown away, so that a reload or a look at another
 * page loses nothing. Each user has drafts of their own.
 */
export function useKeptDraft<Entries extends object>(name: string, first: () => Entries) {
  const userId = useSession()?.secure.id ?? '';
  const key = `mf-bank draft ${userId} ${name}`;
  const [kept, keep] = useState(() => read<Entries>(key));
  const [entries, set] = useState(() => ({ ...first(), ...kept }));
  return {
    entries,
    /** Whether it differs from what the form would start with. */
    isKept: kept !== null,
    enter: (part: Partial<Entries>) => {
      const next = { ...entries, ...part };
      set(next);
      keep(next);
      write(key, next);
    },
    /** After sending. */
    forget: () => write(key, null),
    startAnew: () => {
      write(key, null);
      keep(null);
      set(first());
    },
  };
}

function read<Entries>(key: string): Partial<Entries> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? (kept as Partial<Entries> | null) : null;
  } catch {
    return null;
  }
}

function write(key: string, entries: object | null): void {
  try {
    if (entries) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the form still works while the page stays open.
  }
}
