import { connectionStore, hasUnsavedInput, isReachable } from 'shared-kit/shell/host';
import { AreaFailure } from '../federation/area-failure.ts';
import { classifyFailure, isOfItsCode } from '../federation/failure.ts';
import { tryConnection } from './watch-connection.ts';

/**
 * Loads something from the market. If it fails because the market is unreachable, it waits until the market is back and
 * retries; the current page and its input stay. `gone` ends the wait: nobody wants the result any more.
 */
export async function throughOutages<Value>(load: () => Promise<Value>, gone?: AbortSignal): Promise<Value> {
  const wasReachable = isReachable(connectionStore.getState());
  try {
    return await load();
  } catch (cause) {
    const isOfCode = isOfItsCode(cause instanceof AreaFailure ? cause.code : classifyFailure(cause));
    if (isOfCode || gone?.aborted) throw cause;
    const isBack = await tryConnection();
    // A load that began during an outage may have failed only for that reason, so retry it.
    if (isBack && wasReachable) throw cause;
    if (!isBack) await untilReachable(gone);
    if (gone?.aborted) throw cause;
    return throughOutages(load, gone);
  }
}

/**
 * Reloads the document, but only once the market is reachable: otherwise the browser would show its own error page.
 * Doesn't reload if the visitor has typed something meanwhile.
 */
export async function reloadPage(reload = () => window.location.reload()): Promise<void> {
  if (!(await tryConnection())) await untilReachable();
  if (!hasUnsavedInput()) reload();
}

/** Resolves once the market can be reached, or once `gone` aborts. */
export function untilReachable(gone?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      gone?.removeEventListener('abort', end);
      resolve();
    };
    const stop = connectionStore.subscribe((now) => isReachable(now) && end());
    gone?.addEventListener('abort', end);
    if (gone?.aborted || isReachable(connectionStore.getState())) end();
  });
}
