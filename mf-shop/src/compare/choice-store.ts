import { useSyncExternalStore } from 'react';
import { type Choice, emptyChoice, readChoice } from './choice.ts';

/** The choice is stored in this browser; storage events keep tabs in step. */
const name = 'tezgah-comparison';

let choice: Choice | null = null;
/** False without storage: the choice then lasts as long as the page. */
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

/** Another tab changed the choice: read it again. */
const hear = (event: StorageEvent) => {
  if (event.key === name || event.key === null) publish(null);
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Without listeners, changes of other tabs were missed.
    if (isKept) choice = null;
    window.addEventListener('storage', hear);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

/** Prerendered HTML shows nobody's choice. */
const atFirst = (): Choice => emptyChoice;

export const useChoice = (): Choice => useSyncExternalStore(subscribe, current, atFirst);
