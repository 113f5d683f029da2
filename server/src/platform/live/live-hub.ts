import { type LiveNews, liveNews } from 'shared-kit/contract/notifications';
import type { Session } from 'shared-kit/contract/session';
import * as z from 'zod';
import { openChangeFeed } from '../db/change-feed.ts';
import { isDatabaseAway } from '../db/database-trouble.ts';
import type { Database } from '../db/index.ts';
import { liveChannel } from './tell-live.ts';

/** One open connection of a user. */
export type LiveStream = Readonly<{
  userId: string;
  companyId: string | null;
  /** Token of its session. */
  token: string;
  /** What its user may do, as `findRights` says it; the stream ends when that changes. */
  rights: string;
  /** Who it is for, so that a page that knows older rights can ask for the session again. */
  tellSession: (session: Session) => void;
  send: (news: LiveNews) => void;
  /** A sign of life, so that proxies don't close a silent connection. */
  beat: () => void;
  end: (reason: 'signed-out' | 'rights' | 'stopping') => void;
}>;

export type LiveHub = Readonly<{
  /** Returns a function that leaves; null if the user has too many streams. */
  join: (stream: LiveStream) => (() => void) | null;
  endStreams: () => void;
  close: () => Promise<void>;
}>;

type Parts = Readonly<{
  db: Database;
  log: Readonly<{ warn: (details: object, message: string) => void }>;
  /** Finds what the users of these sessions may do; a session that has ended is left out. */
  findRights: (tokens: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  beatEveryMs?: number;
}>;

/** A browser shares one between its tabs, or has one for each visible tab if it lacks locks. */
export const mostStreamsOfUser = 8;

const told = z.union([
  z.object({ users: z.array(z.string()), news: liveNews }),
  z.object({ sessionOf: z.string() }),
  z.object({ sessionsIn: z.string() }),
]);

/** The open connections of this process, which get the news of every process. */
export function openLiveHub({ db, log, findRights, beatEveryMs = 20_000 }: Parts): LiveHub {
  const streams = openStreams();
  const check = checkRights({ findRights, log });

  const hear = (words: string): void => {
    const read = told.safeParse(parseJson(words));
    if (!read.success) return;
    const { data } = read;
    if ('news' in data) for (const stream of data.users.flatMap(streams.of)) stream.send(data.news);
    else check('sessionOf' in data ? streams.of(data.sessionOf) : streams.ofCompany(data.sessionsIn));
  };
  const tellAll = () => {
    for (const stream of streams.all()) stream.send({ topic: 'all' });
  };
  // News may have been missed: pages ask anew.
  const onOpen = () => {
    tellAll();
    check(streams.all());
  };
  const options = { channel: liveChannel, log, proofEveryMs: 5000, onWords: hear, onOpen };
  const feed = openChangeFeed(db, options);

  const timer = setInterval(() => {
    for (const stream of streams.all()) stream.beat();
    // While no news arrives, pages ask at intervals.
    if (feed.version() === null) tellAll();
    check(streams.all());
  }, beatEveryMs).unref();

  return {
    join: (stream) => {
      const leave = streams.join(stream);
      // Its rights were read before: they may have changed until it joined.
      if (leave) check([stream]);
      return leave;
    },
    endStreams: streams.end,
    close: async () => {
      clearInterval(timer);
      streams.end();
      await feed.close();
    },
  };
}

/** Ends the streams whose sessions have ended, or whose users may do something else by now. */
function checkRights({ findRights, log }: Pick<Parts, 'findRights' | 'log'>) {
  const endOutdated = async (some: readonly LiveStream[]): Promise<void> => {
    if (some.length === 0) return;
    const found = await findRights(some.map(({ token }) => token));
    for (const stream of some) {
      const rights = found.get(stream.token);
      if (rights !== stream.rights) stream.end(rights === undefined ? 'signed-out' : 'rights');
    }
  };
  return (some: readonly LiveStream[]): void => {
    endOutdated(some).catch((error: unknown) => {
      // The outage itself is logged elsewhere.
      if (!isDatabaseAway(error)) log.warn({ err: error }, 'sessions could not be checked');
    });
  };
}

function openStreams() {
  const ofUser = new Map<string, Set<LiveStream>>();
  return {
    all: () => [...ofUser.values()].flatMap((own) => [...own]),
    of: (userId: string) => [...(ofUser.get(userId) ?? [])],
    ofCompany: (id: string) =>
      [...ofUser.values()].flatMap((own) => [...own]).filter(({ companyId }) => companyId === id),
    end: () => {
      for (const stream of [...ofUser.values()].flatMap((own) => [...own])) stream.end('stopping');
    },
    join: (stream: LiveStream) => {
      const own = ofUser.get(stream.userId) ?? new Set();
      if (own.size >= mostStreamsOfUser) return null;
      ofUser.set(stream.userId, own.add(stream));
      return () => {
        own.delete(stream);
        if (own.size === 0 && ofUser.get(stream.userId) === own) ofUser.delete(stream.userId);
      };
    },
  };
}

function parseJson(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
