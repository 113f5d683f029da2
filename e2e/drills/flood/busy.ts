import { askFrom } from '../ask-from.ts';
import { asThread } from '../in-thread.ts';
import type { FloodReport } from './unread.ts';

/** Normal clients of one address that read their answers and ask again at once. */
export type Busy = Readonly<{ url: string; localAddress: string; clients: number; path: string }>;

asThread<Busy>(({ url, localAddress, clients, path }) => {
  const { ask, close } = askFrom(url, localAddress);
  const statuses: Record<string, number> = {};
  let isOver = false;
  const all = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const status = await ask(path).then(
        (given) => given.status,
        () => 'none',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  return {
    end: async (): Promise<FloodReport> => {
      isOver = true;
      await Promise.all(all);
      close();
      return { opened: clients, endedByServer: statuses.none ?? 0, statuses };
    },
  };
});
