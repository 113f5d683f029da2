import * as z from 'zod';
import { AppError } from './app-error.ts';

/** Texts for addresses that say where a page begins. Reading refuses what this server did not write. */
export const cursorOf = <Content>(content: z.ZodType<Content>) => ({
  write: (position: Content): string => Buffer.from(JSON.stringify(position)).toString('base64url'),
  read: (text: string): Content => {
    const parsed = content.safeParse(contentOf(text));
    if (!parsed.success) throw new AppError('cursor.invalid');
    return parsed.data;
  },
});

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
