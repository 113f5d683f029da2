import * as z from 'zod';

/**
 * A backup is a compressed tar. `backup.json` describes it. Then come the rows of every table in pieces
 * (`tables/<name>/<number>`, as PostgreSQL's COPY text), the files (`files/<key>`) and the secret that signs sessions.
 * `summary.json` ends it: without that, the backup was cut short.
 */
export const headerName = 'backup.json';
export const summaryName = 'summary.json';
export const secretName = 'session-secret';

export const pieceName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}`;
/** The table that a piece belongs to. */
export const tableOf = (name: string): string | undefined => /^tables\/([a-z0-9_]+)\/\d+$/.exec(name)?.[1];

export const fileName = (key: string): string => `files/${key}`;
export const keyOf = (name: string): string | undefined => /^files\/(.+)$/.exec(name)?.[1];

export const header = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** False if the market keeps its files in a bucket, which needs a backup of its own. */
  hasFiles: z.boolean(),
});
export type Header = z.infer<typeof header>;

export const summary = z.object({
  rows: z.record(z.string(), z.number()),
  /** The last value taken from each sequence; null if none was. */
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.number(),
});
export type Summary = z.infer<typeof summary>;
