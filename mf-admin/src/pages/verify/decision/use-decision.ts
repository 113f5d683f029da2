import { useState } from 'react';
import {
  type CompanyFile,
  isBindingDecision,
  type StaffDecision,
  type SuspensionReason,
  verification,
} from 'shared-kit/contract/verification';
import { useSendOnce } from 'shared-kit/form';
import { ApiError, bind, type Confirmed, call, refusalAmong } from 'shared-kit/shell';

/** `moved`: somebody else decided first, or the company changed its data; `held`: sanctions hits are open. */
export type DecisionFailure = Readonly<
  { kind: 'moved' } | { kind: 'held' } | { kind: 'failed'; reference: string | null }
>;

/** `proposed`: another of the staff has to confirm it. */
export type Done = StaffDecision | 'proposed';

type Wish = Readonly<{ decision: StaffDecision; reason: string; suspension: SuspensionReason | null }>;

type Sent = Omit<Wish, 'reason'> & Readonly<{ reason: string | null }>;

const hasMoved = (error: unknown) =>
  refusalAmong(error, [
    'binding.moved',
    'verification.moved',
    'verification.not-possible',
    'verification.documents-open',
  ]) !== undefined;

/** Sends a decision on the version shown; one that binds was confirmed. A retry after a lost answer uses the same idempotency key. */
export function useDecision(file: CompanyFile, refetch: () => unknown) {
  const [done, setDone] = useState<Done | null>(null);
  const { pending, failure, run, keyOf } = useSendOnce(failureOf);

  const send = ({ decision, reason, suspension }: Sent, confirmed: Confirmed | undefined) => {
    const params = { id: file.id };
    if (!isBindingDecision(decision)) {
      const body = { decision, version: file.version, reason };
      return call(verification.step, { params, body, key: keyOf(body) });
    }
    if (!confirmed) throw new Error('Nobody confirmed a decision that binds');
    return bind(confirmed, verification.decide, { params, body: { decision, reason, suspension } }, keyOf);
  };
  const decide = ({ decision, suspension, ...wish }: Wish, confirmed?: Confirmed): Promise<boolean> =>
    run(async () => {
      setDone(null);
      let isProposed = false;
      const reason = wish.reason.trim() || null;
      try {
        const { outcome } = await send({ decision, reason, suspension }, confirmed);
        isProposed = outcome === 'proposed';
      } catch (error) {
        if (hasMoved(error)) await refetch();
        throw error;
      }
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
