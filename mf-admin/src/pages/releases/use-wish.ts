import { staffReleases } from 'shared-kit/contract/releases';
import { queries } from 'shared-kit/query';
import { ApiError, call, useSubmit } from 'shared-kit/shell';
import { type ReleaseWish, type Revocation, releasesQuery } from './releases-query.ts';

export type WishFailure = Readonly<
  { kind: 'moved' | 'held' | 'gone' | 'too-old' | 'revoked' } | { kind: 'failed'; reference: string | null }
>;

/** Sends a decision with the release on screen. A repeated one is refused, since the first changed that release. */
export function useWish({ action, area, version, seen, held }: ReleaseWish) {
  const params = { area };
  return useDecision((reason) =>
    action === 'abort'
      ? call(staffReleases.endCanary, { params, body: { canary: version, expected: seen, reason } })
      : call(staffReleases.makeLive, {
          params,
          body: { version, expected: seen, offered: action, reason, despite: held?.state },
        }),
  );
}

/** Revokes a token. A repeated revocation is refused. */
export const useRevocation = ({ area, id }: Revocation) =>
  useDecision((reason) => call(staffReleases.revokeToken, { params: { area, id }, body: { reason } }));

function useDecision(post: (reason: string) => Promise<unknown>) {
  const { isPending, failure, run } = useSubmit(failureOf);
  const send = async (reason: string): Promise<boolean> => {
    const isDone = await run(() => post(reason));
    await queries.invalidateQueries(releasesQuery());
    return isDone;
  };
  return { isPending, failure, send };
}

function failureOf(error: unknown): WishFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', reference: null };
  switch (error.code) {
    case 'release.pointer-moved':
    case 'release.canary-impossible':
      return { kind: 'moved' };
    case 'release.untried':
    case 'release.refused':
      return { kind: 'held' };
    case 'release.not-found':
      return { kind: 'gone' };
    case 'release.contract-unsupported':
    case 'release.names-missing':
      return { kind: 'too-old' };
    case 'release.token-not-found':
      return { kind: 'revoked' };
    default:
      return { kind: 'failed', reference: error.requestId ?? error.code };
  }
}
