import { useState } from 'react';
import { useFailureText } from './failure-text.ts';

export type Action = Readonly<{
  /** What is under way, by the key that it was started with. */
  pending: string | null;
  /** Why the last one failed, in the reader's words. */
  failure: string | null;
  run: (key: string, work: () => Promise<unknown>) => Promise<boolean>;
}>;

/** Things done at a press, one at a time, for a list of things. */
export function useAction(): Action {
  const failureText = useFailureText();
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (key: string, work: () => Promise<unknown>) => {
    setPending(key);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setPending(null);
    }
  };
  return { pending, failure, run };
}
