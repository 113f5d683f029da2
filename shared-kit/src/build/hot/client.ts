import { keepUp } from './keep-up.ts';
import { hideProblems, showProblems } from './problem-sheet.ts';

/** Runs in the page, as part of the remote entry of an area in development. */
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

/** The server's message after each compilation. */
export type News = Readonly<{ area: string; hash: string; problems: readonly string[] }>;

const reconnectMs = 500;
let hasStarted = false;
/** True if the page loaded broken files, so that no update can be applied in place. */
let isBroken = false;

/** Only React's development build can show edits in place. */
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

/** If no module accepts an edit, for example in `area.ts`, reload the page. */
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
