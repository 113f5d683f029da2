export interface ToastMessage {
  text: string;
  tone?: 'positive' | 'danger' | 'finance';
  /** At most a link to what happened: nothing that must be done may be only in a toast. */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToastQueue {
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
  /** Pauses all timers until each reason is released: toasts stay under the pointer or with focus. */
  hold: (reason: 'pointer' | 'focus') => void;
  release: (reason: 'pointer' | 'focus') => void;
  /** Returns the same array until something changes, as `useSyncExternalStore` requires. */
  toasts: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

export interface ToastQueueOptions {
  durationMs?: number;
  /** Beyond this number, the oldest toast is removed. */
  limit?: number;
}

export function createToastQueue({ durationMs = 3000, limit = 3 }: ToastQueueOptions = {}): ToastQueue {
  let list: readonly Toast[] = [];
  let lastId = 0;
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();
  const reasons = new Set<string>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: number) => {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
  };
  const start = (id: number) => {
    if (reasons.size === 0)
      clocks.set(
        id,
        setTimeout(() => dismiss(id), durationMs),
      );
  };
  function dismiss(id: number) {
    stop(id);
    if (list.some((toast) => toast.id === id)) publish(list.filter((toast) => toast.id !== id));
  }

  return {
    show(message) {
      lastId += 1;
      const next = [...list, { ...message, id: lastId }];
      for (const gone of next.slice(0, -limit)) stop(gone.id);
      start(lastId);
      publish(next.slice(-limit));
      return lastId;
    },
    dismiss,
    hold(reason) {
      reasons.add(reason);
      for (const { id } of list) stop(id);
    },
    /** Timers restart in full, to give the reader the whole time again. */
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      for (const { id } of list) start(id);
    },
    toasts: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
