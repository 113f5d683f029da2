import { useState } from 'react';
import { queries } from 'shared-kit/query';
import { ApiError, api } from 'shared-kit/shell';
import { releasesQuery, type Wish } from './releases-query.ts';

export type WishState =
  | Readonly<{ kind: 'idle' | 'pending' | 'moved' | 'gone' | 'too-old' }>
  | Readonly<{ kind: 'failed'; reference: string | null }>;

/** Sends a decision on what was seen. Sent twice it takes effect once: the second finds that the first moved it. */
export function useWish({ deed, area, version, seen }: Wish) {
  const [state, setState] = useState<WishState>({ kind: 'idle' });
  const send = async (reason: string): Promise<boolean> => {
    setState({ kind: 'pending' });
    const address = `/api/admin/releases/${area}`;
    try {
      if (deed === 'abort')
        await api.post(`${address}/canary/abort`, { canary: version, expected: seen, reason });
      else await api.post(`${address}/live`, { version, expected: seen, reason });
    } catch (error) {
      setState(stateOf(error));
      await queries.invalidateQueries(releasesQuery());
      return false;
    }
    await queries.invalidateQueries(releasesQuery());
    return true;
  };
  return { state, send };
}

function stateOf(error: unknown): WishState {
  if (!(error instanceof ApiError)) return { kind: 'failed', reference: null };
  switch (error.code) {
    case 'release.pointer-moved':
    case 'release.canary-impossible':
      return { kind: 'moved' };
    case 'release.not-found':
      return { kind: 'gone' };
    case 'release.contract-unsupported':
      return { kind: 'too-old' };
    default:
      return { kind: 'failed', reference: error.requestId ?? error.code };
  }
}
