import * as z from 'zod';
import { AppError } from './app-error.ts';
import { seal, sealKeys, unseal } from './sealed-text.ts';

type Cursor<Content> = Readonly<{ write: (position: Content) => string; read: (text: string) => Content }>;

/**
 * Texts for addresses that say where a page begins. Whoever gets one can read it, so it has nothing but what its page
 * shows. Reading refuses what this server did not write.
 */
export const cursorOf = <Content>(content: z.ZodType<Content>): Cursor<Content> => ({
  write: (position) => Buffer.from(JSON.stringify(position)).toString('base64url'),
  read: (text) => parse(content, contentOf(text)),
});

/** Padding hides how long a price or a word is. */
const block = 256;

/** The same with what its reader shouldn't see: only processes that share the secret can read it. */
export function sealedCursorOf<Content>(content: z.ZodType<Content>, secret: string): Cursor<Content> {
  const keys = sealKeys(secret, 'cursor');
  return {
    write: (position) => {
      const text = JSON.stringify(position);
      return seal(keys, text.padEnd(Math.ceil(text.length / block) * block));
    },
    read: (text) => {
      const opened = unseal(keys, text);
      // Written in the clear by an earlier version of the market.
      if (opened === null && contentOf(text) !== null) throw new AppError('cursor.stale');
      return parse(content, opened === null ? null : JSON.parse(opened));
    },
  };
}

function parse<Content>(content: z.ZodType<Content>, value: unknown): Content {
  const parsed = content.safeParse(value);
  if (!parsed.success) throw new AppError('cursor.invalid');
  return parsed.data;
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** For rows in the order of a time, and of their ids where it is the same. */
export const timeCursor = cursorOf(
  z.object({ at: z.iso.datetime().transform((text) => new Date(text)), id: z.guid() }),
);
