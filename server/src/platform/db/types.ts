import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

type NoRelations = Record<string, never>;

/** The pool; starts transactions. */
export type Database = NodePgDatabase<NoRelations> & { $client: Pool };

/** What repositories take first: a transaction, or the pool where one statement is enough. */
export type Tx = PgDatabase<NodePgQueryResultHKT, NoRelations>;
