/** The argument of the program `serve.ts`. */
export type ServeOrder = Readonly<{
  dataDir: string;
  /** Null for a private PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Folder with the builds `host`, `mf-*` and `monolith`; null serves only the API. */
  builds: string | null;
  demo: boolean;
}>;

/** Its answer once it listens. */
export type Served = Readonly<{
  /** Address of the federated market, or of the API. */
  url: string;
  /** Address of the same market as a monolith; null without builds. */
  monolithUrl: string | null;
  /** Pid of the private PostgreSQL's postmaster; null with an own database. */
  postmaster: number | null;
  /** The `cookie` header of a signed-in buyer. */
  buyer: string;
}>;
