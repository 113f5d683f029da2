import { AppError } from '../http/app-error.ts';
import { currentAsker } from './asker.ts';
import { enterLane, type LaneName, laneOf, mustHaveRoom } from './lanes.ts';

/** A place in a lane. */
export type Place = Readonly<{
  lane: LaneName;
  /** Aborts when the asker has left or its time is over. */
  ending: AbortController;
  /** Stops watching asker and time. The place is still taken. */
  release: () => void;
  giveBack: () => void;
}>;

/** Waits for a place for whoever asks. Refuses at once when too many wait already. */
export async function takePlace(work: 'files' | 'papers'): Promise<Place> {
  const asker = currentAsker();
  const lane = laneOf(work, asker);
  const ending = new AbortController();
  const signal = asker.signal();
  const leave = () =>
    ending.abort(asker.kind === 'request' ? new AppError('request.abandoned') : signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  const late = () => ending.abort(new AppError('server.busy', { detail: 'no time was left for it' }));
  const timer = setTimeout(late, asker.endsAt - performance.now());
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  };
  try {
    return { lane, ending, release, giveBack: await enterLane(lane, asker, ending.signal) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Refuses whoever has too many under way before anything is read for them. */
export function refuseIfBusy(work: 'files' | 'papers'): void {
  const asker = currentAsker();
  mustHaveRoom(laneOf(work, asker), asker);
}

/**
 * Runs work on a file of strangers whose library has threads of its own, as the one for pictures. It is counted like a
 * thread. It can't be ended, so it must have a time limit.
 */
export async function countedAsThread<Result>(work: () => Promise<Result>): Promise<Result> {
  const { release, giveBack } = await takePlace('files');
  release();
  return work().finally(giveBack);
}
