import { useRef, useState } from 'react';
import type { CompanyFile, StaffDecision } from 'shared-kit/contract';
import { ApiError, api, newIdempotencyKey } from 'shared-kit/shell';

export type DecisionState =
  | Readonly<{ kind: 'idle' }>
  | Readonly<{ kind: 'pending'; decision: StaffDecision }>
  | Readonly<{ kind: 'done'; decision: StaffDecision }>
  /** Somebody else was first, or the company changed its data. */
  | Readonly<{ kind: 'moved' }>
  | Readonly<{ kind: 'failed'; reference: string | null }>;

type Wish = Readonly<{ decision: StaffDecision; reason: string }>;

/** Sends a decision on what is shown. Sent again after a lost answer it is still the same one. */
export function useDecision(file: CompanyFile, refetch: () => unknown) {
  const [state, setState] = useState<DecisionState>({ kind: 'idle' });
  const sent = useRef<Readonly<{ key: string; wish: string }> | null>(null);

  const decide = async ({ decision, reason }: Wish): Promise<boolean> => {
    const body = { decision, version: file.version, reason: reason.trim() || null };
    const wish = JSON.stringify(body);
    // Another wish is another request.
    if (sent.current?.wish !== wish) sent.current = { key: newIdempotencyKey(), wish };
    setState({ kind: 'pending', decision });
    try {
      await api.post(`/api/admin/verification/${file.id}`, body, sent.current.key);
    } catch (error) {
      const isMoved =
        error instanceof ApiError &&
        (error.code === 'verification.moved' || error.code === 'verification.not-possible');
      if (isMoved) await refetch();
      setState(isMoved ? { kind: 'moved' } : { kind: 'failed', reference: referenceOf(error) });
      return false;
    }
    await refetch();
    setState({ kind: 'done', decision });
    return true;
  };
  return { state, decide };
}

const referenceOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.requestId ?? error.code) : null;
