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
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const timers = createTimers(durationMs, (id) => publish(list.filter((toast) => toast.id !== id)));
  const ids = () => list.map(({ id }) => id);

  return {
    show(message) {
      lastId += 1;
      const next = [...list, { ...message, id: lastId }];
      for (const gone of next.slice(0, -limit)) timers.stop(gone.id);
      timers.start(lastId);
      publish(next.slice(-limit));
      return lastId;
    },
    dismiss(id) {
      timers.stop(id);
      if (ids().includes(id)) publish(list.filter((toast) => toast.id !== id));
    },
    hold: (reason) => timers.hold(reason, ids()),
    release: (reason) => timers.release(reason, ids()),
    toasts: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One timer for each toast. None runs while there is a reason to hold them. */
function createTimers(durationMs: number, onEnd: (id: number) => void) {
  const running = new Map<number, ReturnType<typeof setTimeout>>();
  const reasons = new Set<string>();
  const stop = (id: number) => {
    clearTimeout(running.get(id));
    running.delete(id);
  };
  const start = (id: number) => {
    if (reasons.size > 0) return;
    const end = () => {
      running.delete(id);
      onEnd(id);
    };
    running.set(id, setTimeout(end, durationMs));
  };
  return {
    start,
    stop,
    hold(reason: string, ids: readonly number[]) {
      reasons.add(reason);
      for (const id of ids) stop(id);
    },
    /** Timers restart in full, to give the reader the whole time again. */
    release(reason: string, ids: readonly number[]) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      for (const id of ids) start(id);
    },
  };
}
