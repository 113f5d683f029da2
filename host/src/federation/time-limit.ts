import type { AreaId } from 'shared-kit/contract/areas';
import { AreaFailure } from './area-failure.ts';
import { giveUpPendingFiles } from './pending-files.ts';

/** A visitor who waits longer has left, or thinks that the page is broken. */
export const limitMs = 15_000;

/** Fails a file that neither arrives nor fails in time, so that the panel can offer to retry. */
export async function withinLimit<Value>(id: AreaId, load: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AreaFailure(id, 'area.stalled'));
      giveUpPendingFiles(`/r/${id}/`);
    }, limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
