export type Fetched = Readonly<{ path: string; startedAt: number; bodyBytes: number }>;

/** Times in milliseconds since the navigation began; null what has not happened. */
export type PageTimes = {
  firstPaint: number | null;
  largestPaint: number | null;
  ready: number | null;
  layoutShift: number;
};

declare global {
  interface Window {
    benchTimes?: PageTimes;
  }
}

/** Runs in the page before anything of its own. `selector` is on the page once what it is about can be seen. */
export function installProbe(selector: string): void {
  const times: PageTimes = { firstPaint: null, largestPaint: null, ready: null, layoutShift: 0 };
  window.benchTimes = times;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    times.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value = 0, hadRecentInput } = entry as {
      value?: number;
      hadRecentInput?: boolean;
    } & PerformanceEntry;
    if (!hadRecentInput) times.layoutShift += value;
  });
  const look = () => {
    if (document.querySelector(selector)) times.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page when it has settled: what came over the network, the document first. */
export function readFetched(): Fetched[] {
  const timings = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return timings
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ name, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      startedAt: startTime,
      bodyBytes: encodedBodySize,
    }));
}
