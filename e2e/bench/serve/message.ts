/** What the program `serve.ts` is told, as its one argument. */
export type ServeOrder = Readonly<{
  dataDir: string;
  /** Null: a private PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Folder with the builds `host`, `mf-*` and `monolith`; null serves the API alone. */
  builds: string | null;
  demo: boolean;
}>;

/** What it answers over its channel once it listens. */
export type Served = Readonly<{
  /** Address of the federated market, or of the API alone. */
  url: string;
  /** Address of the same market as a monolith; null where no builds were named. */
  monolithUrl: string | null;
  /** The private PostgreSQL's first process; null with a database of one's own. */
  postmaster: number | null;
  /** The `cookie` header of somebody who is signed in. */
  buyer: string;
}>;
