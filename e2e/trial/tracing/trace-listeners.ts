/** Runs in the document: counts the listeners of pages on window and document, which outlive a page. */
export function traceListeners(): void {
  const trace = window.trialTrace;
  if (!trace) return;
  const listening = new Map<string, string>();
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (listener: object) => {
    if (!numbers.has(listener)) numbers.set(listener, ++last);
    return numbers.get(listener);
  };
  const keyOf = (target: string, type: string, listener: object, options: unknown) => {
    const isCapture =
      typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture : options;
    return `${target} ${type} ${numberOf(listener)} ${Boolean(isCapture)}`;
  };
  const nameOf = (target: unknown) =>
    target === window ? 'the window' : target === document ? 'the document' : null;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = nameOf(this ?? window);
    const { once = false, signal = null } = typeof options === 'object' ? options : {};
    if (target && listener && trace.page && !once) {
      const key = keyOf(target, type, listener, options);
      if (!listening.has(key)) listening.set(key, `${trace.page} listens for ${type} on ${target}`);
      signal?.addEventListener('abort', () => listening.delete(key), { once: true });
    }
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = nameOf(this ?? window);
    if (target && listener) listening.delete(keyOf(target, type, listener, options));
    return removeEventListener.call(this ?? window, type, listener, options);
  };
  trace.listeners = () => {
    const counts: Record<string, number> = {};
    for (const sentence of listening.values()) counts[sentence] = (counts[sentence] ?? 0) + 1;
    return counts;
  };
}
