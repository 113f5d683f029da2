import { useRef, useState } from 'react';
import type { CaseInput, StaffCase } from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { ApiError, api, newIdempotencyKey } from 'shared-kit/shell';

type Outcome =
  | Readonly<{ kind: 'idle' | 'pending' | 'unknown-quote' }>
  | Readonly<{ kind: 'opened'; opened: StaffCase }>
  | Readonly<{ kind: 'failed'; reference: string }>;

/** Opens a case; the same words sent again open no second one. */
export function useOpenCase() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const sent = useRef({ text: '', key: '' });
  const open = async (input: CaseInput): Promise<boolean> => {
    const text = JSON.stringify(input);
    if (sent.current.text !== text) sent.current = { text, key: newIdempotencyKey() };
    setOutcome({ kind: 'pending' });
    try {
      const opened = await api.post<StaffCase>('/api/admin/cases', input, sent.current.key);
      sent.current = { text: '', key: '' };
      setOutcome({ kind: 'opened', opened });
      await queries.invalidateQueries({ queryKey: ['cases'] });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUnknown = error.code === 'quote.not-found' || error.code === 'company.not-found';
      setOutcome(
        isUnknown ? { kind: 'unknown-quote' } : { kind: 'failed', reference: error.requestId ?? error.code },
      );
      return false;
    }
  };
  return { outcome, open };
}
