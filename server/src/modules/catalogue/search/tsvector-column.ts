import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's text search vector, written as its literal: `'loom':2A 'rapier':1A`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
