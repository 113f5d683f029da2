import { useSyncExternalStore } from 'react';

export type BrowserStore<Value> = Readonly<{
  use: () => Value;
  change: (change: (value: Value) => Value) => void;
}>;

/**
 * A value that this browser keeps under a name; its tabs hear of each other's changes. Where nothing can be kept it
 * lives as long as the page. `read` takes whatever was kept, which may be nothing or nonsense.
 */
export function browserStore<Value>(name: string, read: (kept: unknown) => Value): BrowserStore<Value> {
  let value: Value | null = null;
  const listeners = new Set<() => void>();

  const kept = (): unknown => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  };
  const current = (): Value => {
    value ??= read(kept());
    return value;
  };
  const publish = (next: Value | null) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    if (event.key === name || event.key === null) publish(null);
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', hear);
      // Nobody listens while other tabs may write.
      value = null;
    };
  };
  return {
    use: () => useSyncExternalStore(subscribe, current),
    change: (change) => {
      const next = change(current());
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // Full or forbidden: the value still holds on this page.
      }
      publish(next);
    },
  };
}
