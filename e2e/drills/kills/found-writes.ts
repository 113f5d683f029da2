import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookInto, type Rows } from '../database-of.ts';
import { addressOf, type Kind, type Write } from './writers.ts';

/** Acknowledged writes that are missing, and those that took effect more than once. */
export type Found = Readonly<{ lost: readonly string[]; doubled: readonly string[] }>;

/** Looks for every acknowledged write in the database and among the files. */
export function findWrites(
  dataDir: string,
  acknowledged: ReadonlyMap<Kind, readonly Write[]>,
): Promise<ReadonlyMap<Kind, Found>> {
  return lookInto(dataDir, async (rows) => {
    const found = new Map<Kind, Found>();
    for (const [kind, writes] of acknowledged) {
      found.set(
        kind,
        kind === 'cart' ? await inCart(rows, writes) : await compare(kind, writes, { rows, dataDir }),
      );
    }
    return found;
  });
}

type Place = Readonly<{ rows: Rows; dataDir: string }>;

async function compare(kind: Exclude<Kind, 'cart'>, writes: readonly Write[], place: Place): Promise<Found> {
  const times = await timesFound[kind](place);
  const marks = writes.map(({ mark }) => mark);
  return { lost: marks.filter((it) => times(it) < 1), doubled: marks.filter((it) => times(it) > 1) };
}

type TimesFound = (place: Place) => Promise<(mark: string) => number>;

const counted = async (rows: Rows, sql: string): Promise<Map<string, number>> =>
  new Map((await rows<{ mark: string; times: number }>(sql)).map(({ mark, times }) => [mark, times]));

const timesFound: Readonly<Record<Exclude<Kind, 'cart'>, TimesFound>> = {
  /** Each goes to two makers, so it must occur twice: once means half is lost, three times means one is doubled. */
  quotes: async ({ rows }) => {
    const times = await counted(rows, 'select note as mark, count(*)::int as times from rfq group by note');
    return (mark) => (times.get(mark) ?? 0) / 2;
  },
  messages: async ({ rows }) => {
    const times = await counted(
      rows,
      'select text as mark, count(*)::int as times from quote_message group by text',
    );
    return (mark) => times.get(mark) ?? 0;
  },
  /** With its message and the bytes that were sent. */
  uploads: async ({ rows, dataDir }) => {
    const files = await rows<{ mark: string; file: string }>(
      `select m.text as mark, a.file_key as file from quote_message m
       join quote_attachment a on a.message_id = m.id`,
    );
    const whole = files.filter(({ mark, file }) => contentOf(join(dataDir, file)) === mark);
    const times = Map.groupBy(whole, ({ mark }) => mark);
    return (mark) => times.get(mark)?.length ?? 0;
  },
  /** The message in the database, and its confirmation in the mail folder. */
  mails: async ({ rows, dataDir }) => {
    const messages = await counted(
      rows,
      'select message as mark, count(*)::int as times from contact_message group by message',
    );
    const sent = await counted(
      rows,
      `select recipient as mark, count(*)::int as times from mail where state = 'sent' group by recipient`,
    );
    const delivered = deliveredMails(join(dataDir, 'outbox'));
    return (mark) => {
      const all = [
        messages.get(mark) ?? 0,
        sent.get(addressOf(mark)) ?? 0,
        delivered.get(addressOf(mark)) ?? 0,
      ];
      return all.includes(0) ? 0 : Math.max(...all);
    };
  },
};

/** Null if the file doesn't exist. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Number of mails per address. */
function deliveredMails(folder: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const name of readdirSync(folder).filter((it) => it.endsWith('.eml'))) {
    const to = /^To: (\S+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '';
    times.set(to, (times.get(to) ?? 0) + 1);
  }
  return times;
}

/** Each write adds one piece to the same line, so only the sum can be compared. */
async function inCart(rows: Rows, writes: readonly Write[]): Promise<Found> {
  const [line] = await rows<{ quantity: number }>(
    `select coalesce(sum(quantity), 0)::int as quantity from cart_line
     where user_id = (select id from user_account where email = 'bank@demo.example')`,
  );
  const missing = writes.length - (line?.quantity ?? 0);
  const told = (times: number) =>
    Array.from({ length: Math.ceil(Math.max(0, times)) }, () => 'one of the cart');
  return { lost: told(missing), doubled: told(-missing) };
}
