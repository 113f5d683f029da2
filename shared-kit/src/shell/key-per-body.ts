import { useRef } from 'react';
import { newIdempotencyKey } from './api-client.ts';

/**
 * One idempotency key for as long as the same thing is tried: a lost reply and another try take effect once.
 * Another body is another intention, and so is the same one after it was `done`.
 */
export function useKeyPerBody() {
  const last = useRef({ body: '', key: '' });
  return {
    keyOf: (body: unknown): string => {
      const written = JSON.stringify(body);
      if (written !== last.current.body) last.current = { body: written, key: newIdempotencyKey() };
      return last.current.key;
    },
    done: () => {
      last.current = { body: '', key: '' };
    },
  };
}
