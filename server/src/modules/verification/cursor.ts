import { isUuid } from 'shared-kit/contract';
import { AppError } from '../../platform/http/index.ts';
import type { Position } from './queue.ts';

/** The next page's start, as text for a URL. */
export const writeCursor = ({ since, id }: Position): string =>
  Buffer.from(`${since.toISOString()} ${id}`).toString('base64url');

export function readCursor(cursor: string): Position {
  const [time = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const since = new Date(time);
  if (Number.isNaN(since.getTime()) || !isUuid(id)) throw new AppError('cursor.invalid');
  return { since, id };
}
