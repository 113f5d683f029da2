import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../files/index.ts';
import type { RegisterRoute } from './route.ts';

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
}>;

export type ServerModule = Readonly<{
  name: string;
  routes: (route: RegisterRoute, context: ModuleContext) => void | Promise<void>;
}>;

/** A module is one noun of the business with its endpoints; `modules.ts` lists them. */
export const defineModule = (module: ServerModule): ServerModule => module;
