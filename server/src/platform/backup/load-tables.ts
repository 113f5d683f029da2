import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { StartFailure } from '../start-failure.ts';
import { quoted } from './database-shape.ts';
import type { Header } from './format.ts';

export type TableLoader = Readonly<{
  /** Takes the next piece of a table's rows. All pieces of a table come together. */
  take: (table: string, piece: Buffer) => Promise<void>;
  /** Ends the last table and returns the number of rows loaded into each. */
  end: () => Promise<Readonly<Record<string, number>>>;
}>;

/** Fills tables from the pieces of a backup, one after the other. */
export function tableLoader(client: ClientBase, tables: Header['tables']): TableLoader {
  const columns = new Map(tables.map((table) => [table.name, table.columns.map(quoted).join(', ')]));
  const rows: Record<string, number> = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let current: { table: string; copying: CopyStreamQuery; done: Promise<void> } | null = null;

  const close = async (): Promise<void> => {
    if (!current) return;
    const { table, copying, done } = current;
    current = null;
    copying.end();
    await done;
    rows[table] = copying.rowCount;
  };
  const open = (table: string) => {
    const names = columns.get(table);
    if (names === undefined)
      throw new StartFailure(`The backup has rows of ${table}, which it does not describe.`);
    const copying = client.query(copyFrom(`copy ${quoted(table)} (${names}) from stdin`));
    const done = finished(copying);
    done.catch(() => undefined);
    return { table, copying, done };
  };
  return {
    take: async (table, piece) => {
      if (current?.table !== table) {
        await close();
        current = open(table);
      }
      const { copying, done } = current;
      const written = new Promise<void>((resolve) => void copying.write(piece, () => resolve()));
      await Promise.race([written, done]);
    },
    end: async () => {
      await close();
      return rows;
    },
  };
}
