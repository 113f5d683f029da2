import type { AreaId } from 'shared-kit/contract';
import { AreaFailure } from './area-failure.ts';
import { giveUpPendingFiles } from './pending-files.ts';

/** Who waits longer has left, or thinks that the page is dead. */
export const limitMs = 15_000;

/** A file that neither comes nor fails is a failure as well, so that the panel can offer another try. */
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
