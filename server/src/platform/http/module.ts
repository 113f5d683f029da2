import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { RegisterRoute } from './route.ts';

/** Sessions of fictional companies for trying a release. They expire and can't write. */
export type TrialMarket = Readonly<{
  openSessions: () => Promise<{
    /** Its name in the log. */
    id: string;
    endsAt: Date;
    sessions: { role: string; cookies: { name: string; value: string }[] }[];
  }>;
}>;

export type ModuleContext = Readonly<{
  db: Database;
  /** The same database for work that no visitor waits for, with its own connections and limits. */
  background: Database;
  clock: Clock;
  env: Env;
  log: FastifyBaseLogger;
  /** Uploads, pictures and releases. */
  files: FileStore;
  /** Signs session cookies. */
  secret: string;
  /** For its metrics, and for modules that mount a third-party handler; everything else goes through `route`. */
  app: FastifyInstance;
  /** Null if releases can't be tried: in tests, and in the trial market itself. */
  trial: TrialMarket | null;
}>;

export type ServerModule = Readonly<{
  name: string;
  routes: (route: RegisterRoute, context: ModuleContext) => void | Promise<void>;
}>;

/** A module is one noun of the business with its endpoints; `modules.ts` lists them. */
export const defineModule = (module: ServerModule): ServerModule => module;
