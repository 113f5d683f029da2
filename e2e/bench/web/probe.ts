export type Fetched = Readonly<{ path: string; startedAt: number; bodyBytes: number }>;

/** A task that blocked the page for longer than fifty milliseconds. */
export type LongTask = Readonly<{ startTime: number; duration: number }>;

/** Milliseconds since the navigation began; null if it hasn't happened. */
export type PageTimes = {
  firstPaint: number | null;
  largestPaint: number | null;
  areaPaint: number | null;
  ready: number | null;
  layoutShift: number;
  longTasks: LongTask[];
};

declare global {
  interface Window {
    benchTimes?: PageTimes;
  }
}

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };

/** Selectors for what shows that the area has painted, and that the page's main content is there. */
export type Signs = Readonly<{ areaPaint: string; ready: string }>;

/** Runs in the page before its own scripts. */
export function installProbe(signs: Signs): void {
  const times: PageTimes = {
    firstPaint: null,
    largestPaint: null,
    areaPaint: null,
    ready: null,
    layoutShift: 0,
    longTasks: [],
  };
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
  observe('longtask', ({ startTime, duration }) => times.longTasks.push({ startTime, duration }));
  /** React's marker on its root: prerendered HTML doesn't respond before hydration. */
  const isAnswering = () => {
    const root = document.getElementById('root') as unknown as Record<string, ReactRoot> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const state = key ? root?.[key]?.stateNode.current.memoizedState : null;
    return state?.isDehydrated === false;
  };
  // Use a timer: requesting every frame makes the browser draw them all, and that work would count as a script's.
  const lookEvery = 16;
  const look = () => {
    if (document.querySelector(signs.areaPaint)) times.areaPaint ??= performance.now();
    if (isAnswering() && document.querySelector(signs.ready)) times.ready = performance.now();
    else setTimeout(look, lookEvery);
  };
  look();
}

/** Runs in the page when it has settled: its network requests, the document first. */
export function readFetched(): Fetched[] {
  const timings = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return (
    timings
      // The browser itself fetches the icon, at any time.
      .filter(({ transferSize, name }) => transferSize > 0 && !name.endsWith('/favicon.svg'))
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        startedAt: startTime,
        bodyBytes: encodedBodySize,
      }))
  );
}
