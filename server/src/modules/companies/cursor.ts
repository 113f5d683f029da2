import { isUuid } from 'shared-kit/contract';
import { AppError } from '../../platform/http/index.ts';
import type { Position } from './repository.ts';

/** Where the next page begins, as text for an address. */
export const writeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

export function readCursor(cursor: string): Position {
  const [time = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) throw new AppError('cursor.invalid');
  return { createdAt, id };
}
