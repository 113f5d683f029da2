import { Client } from 'pg';
import type { LiveNews } from 'shared-kit/contract/notifications';
import { liveChannel } from '../live/tell-live.ts';

type Told = Readonly<{ users: readonly string[]; news: LiveNews }>;

/** Listens to what open pages are told in this database, in the order of commits. */
export async function heardNews({ url }: Readonly<{ url: string }>) {
  const listener = new Client({ connectionString: url });
  const asker = new Client({ connectionString: url });
  await Promise.all([listener.connect(), asker.connect()]);
  await listener.query(`listen "${liveChannel}"`);
  let heard: Told[] = [];
  let marks = 0;

  /** Everything told since the last call. A mark that follows it shows that nothing is under way. */
  async function sinceLast(): Promise<readonly Told[]> {
    marks += 1;
    const mark = `mark ${marks}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = ({ payload = '' }) => (payload === mark ? resolve() : undefined);
    listener.on('notification', look);
    await asker.query('select pg_notify($1, $2)', [liveChannel, mark]);
    await promise;
    listener.off('notification', look);
    const all = heard;
    heard = [];
    return all;
  }
  listener.on('notification', ({ payload = '' }) => {
    if (payload.startsWith('{"users"')) heard.push(JSON.parse(payload));
  });
  return { sinceLast, close: () => Promise.all([listener.end(), asker.end()]) };
}

/** Whether this user's pages were told something about one of these topics; with `id`, about that one. */
export const isToldOf = (
  told: readonly Told[],
  userId: string,
  ...topics: readonly (readonly [LiveNews['topic'], string?])[]
): boolean =>
  told.some(
    ({ users, news }) =>
      users.includes(userId) &&
      topics.some(([topic, id]) => news.topic === topic && (news.id === undefined || news.id === id)),
  );
