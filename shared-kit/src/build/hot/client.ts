import { keepUp } from './keep-up.ts';
import { hideProblems, showProblems } from './problem-sheet.ts';

/** Runs in the page, in the remote entry of an area that is being worked on. */
declare const __webpack_hash__: string;
declare const __webpack_public_path__: string;
type Hot = { status: () => string; check: (apply: true) => Promise<unknown[] | null> };
declare global {
  interface ImportMeta {
    readonly webpackHot?: Hot;
  }
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers?: Map<number, { scheduleRefresh?: unknown }> };
  }
}

/** What the server says whenever it has compiled. */
export type News = Readonly<{ area: string; hash: string; problems: readonly string[] }>;

const reconnectMs = 500;
let hasStarted = false;
/** The page was loaded from files that were broken: nothing of them can be mended in place. */
let isBroken = false;

/** React as released can't show what was edited in place. */
const canRefresh = (): boolean =>
  [...(window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers?.values() ?? [])].some(
    ({ scheduleRefresh }) => typeof scheduleRefresh === 'function',
  );

async function hear({ area, hash, problems }: News): Promise<void> {
  if (!hasStarted) isBroken = problems.length > 0;
  hasStarted = true;
  if (problems.length > 0) {
    showProblems(area, problems);
    return;
  }
  hideProblems();
  if (isBroken || (hash !== __webpack_hash__ && !canRefresh())) window.location.reload();
  else await follow(hash);
}

/** An edit that no module takes, such as one of the front door, is shown by loading the page anew. */
const follow = keepUp({
  current: () => __webpack_hash__,
  update: async () => {
    const updated = await import.meta.webpackHot?.check(true).catch((error: unknown) => {
      console.warn(String(error));
    });
    return Boolean(updated);
  },
  reload: () => window.location.reload(),
});

function listen(): void {
  const socket = new WebSocket(__webpack_public_path__.replace(/^http/, 'ws'));
  socket.addEventListener('message', ({ data }) => void hear(JSON.parse(String(data))));
  socket.addEventListener('close', () => setTimeout(listen, reconnectMs));
}

listen();
