import { connectionStore, hasUnsavedInput, isReachable } from 'shared-kit/shell';
import { AreaFailure } from '../federation/area-failure.ts';
import { classifyFailure, isOfItsCode } from '../federation/failure.ts';
import { tryConnection } from './watch-connection.ts';

/**
 * Loads what comes from the market. Where that fails and the market can't be reached, the page on show stays with all
 * that is typed into it until it can, and loading goes on. `gone` ends the wait: nobody wants it any more.
 */
export async function throughOutages<Value>(load: () => Promise<Value>, gone?: AbortSignal): Promise<Value> {
  const wasReachable = isReachable(connectionStore.getState());
  try {
    return await load();
  } catch (cause) {
    const isOfCode = isOfItsCode(cause instanceof AreaFailure ? cause.code : classifyFailure(cause));
    if (isOfCode || gone?.aborted) throw cause;
    const isBack = await tryConnection();
    // Begun during an outage, it may have failed only for that.
    if (isBack && wasReachable) throw cause;
    if (!isBack) await untilReachable(gone);
    if (gone?.aborted) throw cause;
    return throughOutages(load, gone);
  }
}

/**
 * Loads the document anew. Without the market the browser would show an error page of its own, so that is waited for;
 * what is typed meanwhile is not lost for it.
 */
export async function reloadPage(reload = () => window.location.reload()): Promise<void> {
  if (!(await tryConnection())) await untilReachable();
  if (!hasUnsavedInput()) reload();
}

/** Resolves once the market can be reached, or once `gone` is. */
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
