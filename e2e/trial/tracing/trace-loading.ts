/** Runs in the document: sums what moves, and keeps the longest task. */
export function traceLoading(): void {
  const trace = window.trialTrace;
  if (!trace) return;
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // The host's notice that a page is slow moves what is there, and so does its end.
      trace.isSlow ||= document.querySelector('[data-slow-notice]') !== null;
      if (hadRecentInput || trace.isSlow) continue;
      trace.shift += value;
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const says = element?.textContent?.trim().slice(0, 30) ?? '';
        if (element) trace.moved.push(`${element.tagName.toLowerCase()} "${says}"`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      trace.longestTaskMs = Math.max(trace.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });
}
