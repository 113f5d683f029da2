import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

type NoRelations = Record<string, never>;

/** The pool; starts transactions. */
export type Database = NodePgDatabase<NoRelations> & { $client: Pool };

/** The first argument of repositories: a transaction, or the pool if one statement is enough. */
export type Tx = PgDatabase<NodePgQueryResultHKT, NoRelations>;
