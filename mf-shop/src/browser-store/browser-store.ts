import { useSyncExternalStore } from 'react';

export type BrowserStore<Value> = Readonly<{
  use: () => Value;
  change: (change: (value: Value) => Value) => void;
}>;

/**
 * A value stored in this browser under a name and kept in step between tabs. Without storage it lasts as long as the
 * page. `read` gets the stored value, which may be missing or malformed. HTML shows nobody's value.
 */
export function browserStore<Value>(name: string, read: (kept: unknown) => Value): BrowserStore<Value> {
  let value: Value | null = null;
  const none = read(null);
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
      // Without listeners, changes of other tabs would be missed, so read again next time.
      value = null;
    };
  };
  return {
    use: () => useSyncExternalStore(subscribe, current, () => none),
    change: (change) => {
      const next = change(current());
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // Storage is full or forbidden: the value still holds on this page.
      }
      publish(next);
    },
  };
}
