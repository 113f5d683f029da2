import { useState } from 'react';
import type { CompanyFile, DecisionAnswer, StaffDecision, SuspensionReason } from 'shared-kit/contract';
import { ApiError, api, refusalAmong, useKeyPerBody, useSubmit } from 'shared-kit/shell';

/** `moved`: somebody else decided first, or the company changed its data; `held`: sanctions hits are open. */
export type DecisionFailure = Readonly<
  { kind: 'moved' } | { kind: 'held' } | { kind: 'failed'; reference: string | null }
>;

/** `proposed`: another of the staff has to confirm it. */
export type Done = StaffDecision | 'proposed';

type Wish = Readonly<{ decision: StaffDecision; reason: string; suspension: SuspensionReason | null }>;

const hasMoved = (error: unknown) =>
  refusalAmong(error, ['verification.moved', 'verification.not-possible', 'verification.documents-open']) !==
  undefined;

/** Sends a decision on the version shown. A retry after a lost answer uses the same idempotency key. */
export function useDecision(file: CompanyFile, refetch: () => unknown) {
  const { keyOf, done: forgetKey } = useKeyPerBody();
  const [done, setDone] = useState<Done | null>(null);
  const { pending, failure, run } = useSubmit(failureOf);

  const decide = ({ decision, reason, suspension }: Wish): Promise<boolean> =>
    run(async () => {
      setDone(null);
      let isProposed = false;
      const body = { decision, version: file.version, reason: reason.trim() || null, suspension };
      try {
        const { outcome } = await api.post<DecisionAnswer>(
          `/api/admin/verification/${file.id}`,
          body,
          keyOf(body),
        );
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
