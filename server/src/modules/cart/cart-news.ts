import { isDatabaseAway } from '../../platform/db/index.ts';
import { tellLive } from '../../platform/live/index.ts';

type Parts = Readonly<{
  db: Parameters<typeof tellLive>[0];
  log: Readonly<{ warn: (details: object, message: string) => void }>;
}>;

const gatherMs = 100;

/**
 * Tells a user's other devices that the cart changed. Users are collected for a moment, because one statement each
 * would slow adding down. A missed event does little harm: devices ask again soon.
 */
export function cartNews({ db, log }: Parts): (userId: string) => void {
  const waiting = new Set<string>();
  const tell = () => {
    const userIds = [...waiting];
    waiting.clear();
    tellLive(db, userIds, { topic: 'cart' }).catch((error: unknown) => {
      if (!isDatabaseAway(error))
        log.warn({ err: error }, 'other devices could not be told that a cart changed');
    });
  };
  return (userId) => {
    if (waiting.size === 0) setTimeout(tell, gatherMs).unref();
    waiting.add(userId);
  };
}
