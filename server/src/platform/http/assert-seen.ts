import { isSameSeen, type Seen } from 'shared-kit/contract/binding';
import { AppError } from './app-error.ts';

/** Refuses a binding move of somebody who read another version or sum than the one in force. */
export function assertSeen(seen: Seen, atStake: Seen): void {
  if (isSameSeen(seen, atStake)) return;
  const name = seen.version === atStake.version ? 'seen.sum' : 'seen.version';
  throw new AppError('binding.moved', { errors: [{ name, reason: 'moved' }] });
}
