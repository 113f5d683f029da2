import { desc, eq } from 'drizzle-orm';
import type { ReleaseAction } from 'shared-kit/contract/releases';
import type { Tx } from '../../../platform/db/index.ts';
import { releaseEvent } from '../schema.ts';

const givesToAll: Readonly<Record<ReleaseAction, boolean>> = {
  release: true,
  rollback: true,
  promote: true,
  canary: false,
  abort: false,
  leave: false,
};

/** The versions that were ever live for everybody, the last one first. What only came with a checkout has no event of its own. */
export async function pastLives(tx: Tx, area: string): Promise<string[]> {
  const events = await tx
    .select({ action: releaseEvent.action, version: releaseEvent.version, previous: releaseEvent.previous })
    .from(releaseEvent)
    .where(eq(releaseEvent.area, area))
    .orderBy(desc(releaseEvent.id));
  const lives = events.flatMap(({ action, version, previous }) => [
    ...(givesToAll[action] ? [version] : []),
    ...(previous ? [previous] : []),
  ]);
  return [...new Set(lives)];
}
