import { useRef } from 'react';
import { newIdempotencyKey } from './api-client.ts';

/**
 * Keeps one idempotency key per request body, so that a retry after a lost reply takes effect only once.
 * A changed body gets a new key. So does the same body after `done`.
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
