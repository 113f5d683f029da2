import { useSyncExternalStore } from 'react';
import { type Choice, emptyChoice, readChoice } from './choice.ts';

/** The browser keeps the choice; its tabs hear of each other's changes by the storage event. */
const name = 'tezgah-comparison';

let choice: Choice | null = null;
/** Without storage the choice lives as long as the page. */
let isKept = true;
const listeners = new Set<() => void>();

function kept(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const current = (): Choice => {
  choice ??= { products: readChoice(kept()), waiting: null };
  return choice;
};
const publish = (next: Choice | null) => {
  choice = next;
  for (const listener of listeners) listener();
};

export function changeChoice(change: (choice: Choice) => Choice): void {
  const next = change(current());
  try {
    localStorage.setItem(name, JSON.stringify(next.products));
    isKept = true;
  } catch {
    isKept = false;
  }
  publish(next);
}

/** What other tabs did counts: the choice is read anew. */
const hear = (event: StorageEvent) => {
  if (event.key === name || event.key === null) publish(null);
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Nobody listened while other tabs may have written.
    if (isKept) choice = null;
    window.addEventListener('storage', hear);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

/** Nobody's choice is known where pages are made as HTML. */
const atFirst = (): Choice => emptyChoice;

export const useChoice = (): Choice => useSyncExternalStore(subscribe, current, atFirst);
