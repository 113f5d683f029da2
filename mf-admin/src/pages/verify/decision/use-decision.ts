import { useState } from 'react';
import type { CompanyFile, DecisionAnswer, StaffDecision, SuspensionReason } from 'shared-kit/contract';
import { ApiError, api, type Confirmed, refusalAmong, useKeyPerBody, useSubmit } from 'shared-kit/shell';

/** `moved`: somebody else decided first, or the company changed its data; `held`: sanctions hits are open. */
export type DecisionFailure = Readonly<
  { kind: 'moved' } | { kind: 'held' } | { kind: 'failed'; reference: string | null }
>;

/** `proposed`: another of the staff has to confirm it. */
export type Done = StaffDecision | 'proposed';

type Wish = Readonly<{ decision: StaffDecision; reason: string; suspension: SuspensionReason | null }>;

const hasMoved = (error: unknown) =>
  refusalAmong(error, [
    'binding.moved',
    'verification.moved',
    'verification.not-possible',
    'verification.documents-open',
  ]) !== undefined;

/** Sends a decision on the version shown; one that binds was confirmed. A retry after a lost answer uses the same idempotency key. */
export function useDecision(file: CompanyFile, refetch: () => unknown) {
  const { keyOf, done: forgetKey } = useKeyPerBody();
  const [done, setDone] = useState<Done | null>(null);
  const { pending, failure, run } = useSubmit(failureOf);

  const decide = ({ decision, suspension, ...wish }: Wish, confirmed?: Confirmed): Promise<boolean> =>
    run(async () => {
      setDone(null);
      let isProposed = false;
      const address = `/api/admin/verification/${file.id}` as const;
      const reason = wish.reason.trim() || null;
      try {
        const step = { decision, version: file.version, reason };
        const { outcome }: DecisionAnswer = confirmed
          ? await api.bind(confirmed, `${address}/decision`, { decision, reason, suspension }, keyOf)
          : await api.post(address, step, keyOf(step));
        isProposed = outcome === 'proposed';
      } catch (error) {
        if (hasMoved(error)) await refetch();
        throw error;
      }
      forgetKey();
      await refetch();
      setDone(isProposed ? 'proposed' : decision);
    }, decision);
  return { pending: pending as StaffDecision | null, done, failure, decide };
}

function failureOf(error: unknown): DecisionFailure {
  if (hasMoved(error)) return { kind: 'moved' };
  if (refusalAmong(error, ['verification.hits-open'])) return { kind: 'held' };
  return { kind: 'failed', reference: error instanceof ApiError ? (error.requestId ?? error.code) : null };
}
