import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { RegisterRoute } from './route.ts';

/** Sessions of fictional companies, for whoever tries a release: they end by themselves and can't write. */
export type TrialMarket = Readonly<{
  openSessions: () => Promise<{
    /** Their name in the log. */
    id: string;
    endsAt: Date;
    sessions: { role: string; cookies: { name: string; value: string }[] }[];
  }>;
}>;

export type ModuleContext = Readonly<{
  db: Database;
  /** The same database for what no visitor waits for, with connections and limits of its own. */
  background: Database;
  clock: Clock;
  env: Env;
  log: FastifyBaseLogger;
  /** Uploads, pictures and releases. */
  files: FileStore;
  /** Signs session cookies. */
  secret: string;
  /** For its metrics, and for a module that mounts a foreign handler; everything else goes through `route`. */
  app: FastifyInstance;
  /** Null where releases can't be tried: in tests, and in the market of trials itself. */
  trial: TrialMarket | null;
}>;

export type ServerModule = Readonly<{
  name: string;
  routes: (route: RegisterRoute, context: ModuleContext) => void | Promise<void>;
}>;

/** A module is one noun of the business with its endpoints; `modules.ts` lists them. */
export const defineModule = (module: ServerModule): ServerModule => module;
