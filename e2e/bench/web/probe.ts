export type Fetched = Readonly<{ path: string; startedAt: number; bodyBytes: number }>;

/** What kept the page from answering for longer than fifty milliseconds. */
export type LongTask = Readonly<{ startTime: number; duration: number }>;

/** Times in milliseconds since the navigation began; null what has not happened. */
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

/** Selectors of what is on the page once its area shows something, and once what the page is about is there. */
export type Signs = Readonly<{ areaPaint: string; ready: string }>;

/** Runs in the page before anything of its own. */
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
  /** React's own note on its root: a page that came as HTML answers nobody before it is taken over. */
  const isAnswering = () => {
    const root = document.getElementById('root') as unknown as Record<string, ReactRoot> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const state = key ? root?.[key]?.stateNode.current.memoizedState : null;
    return state?.isDehydrated === false;
  };
  // By a timer: who asks for every frame makes the browser draw them all, and its own work counts as a script's.
  const lookEvery = 16;
  const look = () => {
    if (document.querySelector(signs.areaPaint)) times.areaPaint ??= performance.now();
    if (isAnswering() && document.querySelector(signs.ready)) times.ready = performance.now();
    else setTimeout(look, lookEvery);
  };
  look();
}

/** Runs in the page when it has settled: what came over the network, the document first. */
export function readFetched(): Fetched[] {
  const timings = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return (
    timings
      // The browser fetches the icon for itself, at a moment of its own.
      .filter(({ transferSize, name }) => transferSize > 0 && !name.endsWith('/favicon.svg'))
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        startedAt: startTime,
        bodyBytes: encodedBodySize,
      }))
  );
}
