import { randomBytes } from 'node:crypto';
import { systemClock } from '../clock.ts';

/**
 * A UUID version 7: later ids sort later, so indexes grow at their end.
 * Made here because PostgreSQL can make them only from version 18 on.
 */
export function newId(now = systemClock().getTime()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
