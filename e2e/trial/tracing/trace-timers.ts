/** Runs in the document: knows the intervals that pages have started and not cleared. */
export function traceTimers(): void {
  const trace = window.trialTrace;
  if (!trace) return;
  const intervals = new Map<unknown, string>();
  const { setInterval: start, clearInterval: stop, clearTimeout: stopTimeout } = window;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = start(...args);
    if (trace.page) intervals.set(id, `${trace.page} leaves an interval of ${args[1] ?? 0} ms running`);
    return id;
  }) as typeof setInterval;
  window.clearInterval = (id) => {
    intervals.delete(id);
    stop(id);
  };
  // It clears intervals too.
  window.clearTimeout = (id) => {
    intervals.delete(id);
    stopTimeout(id);
  };
  trace.intervals = () => [...intervals.values()];
}
