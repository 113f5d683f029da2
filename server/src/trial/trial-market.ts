import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sessionCookieFor } from '../modules/accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import { type Database, newId } from '../platform/db/index.ts';
import { colleagueOf } from './colleague-of.ts';
import { signTrial, trialCookie, trialSeconds } from './trial-cookie.ts';

/** A trial lasts minutes; its connections and memory should then be free for visitors. */
const idleMs = 10 * 60_000;

/** The email address of each role's account; signed out is a role too. The seed of the colleagues adds some. */
const people = {
  visitor: null,
  plain: 'plain@demo.example',
  'retailer owner': 'retailer@demo.example',
  'retailer approver': colleagueOf('retailer@demo.example', 'approver'),
  'retailer member': colleagueOf('retailer@demo.example', 'member'),
  mill: 'mill@demo.example',
  'maker owner': 'machines@demo.example',
  'maker approver': colleagueOf('machines@demo.example', 'approver'),
  'maker member': colleagueOf('machines@demo.example', 'member'),
  'bank owner': 'bank@demo.example',
  'bank approver': colleagueOf('bank@demo.example', 'approver'),
  'bank member': colleagueOf('bank@demo.example', 'member'),
  provider: 'provider@demo.example',
  admin: 'admin@demo.example',
} as const;

type Parts = Readonly<{
  db: Database;
  log: FastifyBaseLogger;
  secret: string;
  clock: Clock;
  /** Whether cookies are sent over https only. */
  secure: boolean;
  /** The market's API on another database. */
  serve: (db: Database) => Promise<FastifyInstance>;
}>;

export type TrialSession = Readonly<{ role: string; cookies: readonly { name: string; value: string }[] }>;

/** A market of fictional companies, whose sessions expire and can't write. */
export type RunningTrialMarket = Readonly<{
  /** New sessions, one for each role. `id` names them in the log. */
  openSessions: () => Promise<{ id: string; endsAt: Date; sessions: readonly TrialSession[] }>;
  /** Answers for the trial's companies. */
  api: () => Promise<FastifyInstance>;
  close: () => Promise<void>;
}>;

/** A market of fictional companies behind the real one. Created when a release is first tried, closed when unused. */
export function trialMarket({ db, log, secret, clock, secure, serve }: Parts): RunningTrialMarket {
  let opened: Promise<Opened> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const open = async () => {
    // Imported on demand: the code and data of the fictional companies would slow the start.
    const { openTrialDatabase } = await import('./trial-database.ts');
    const database = await openTrialDatabase(db, log, clock());
    const app = await serve(database.db);
    await app.ready();
    return { app, ...database };
  };
  const close = async () => {
    clearTimeout(timer);
    const was = opened;
    opened = null;
    await was?.then(async ({ app, close: closeDatabase }) => {
      await app.close();
      await closeDatabase();
    });
  };
  const running = (): Promise<Opened> => {
    clearTimeout(timer);
    timer = setTimeout(() => void close().catch(() => undefined), idleMs).unref();
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    api: async () => (await running()).app,
    async openSessions() {
      const { db: trial } = await running();
      const id = newId();
      const endsAt = new Date(clock().getTime() + trialSeconds * 1000);
      const ticket = { name: trialCookie, value: signTrial(secret, id, endsAt) };
      const sessions = await Promise.all(
        Object.entries(people).map(async ([role, email]) => ({
          role,
          cookies: email
            ? [ticket, await sessionCookieFor(trial, { email, endsAt, secret, secure })]
            : [ticket],
        })),
      );
      return { id, endsAt, sessions };
    },
    close,
  };
}

type Opened = Readonly<{ app: FastifyInstance; db: Database; close: () => Promise<void> }>;
