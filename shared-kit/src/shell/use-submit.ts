import { useRef, useState } from 'react';

type State<Failure> = Readonly<{
  /** The name of what is being sent. */
  pending: string | null;
  isDone: boolean;
  /** Why the last attempt failed, as the page shows it. */
  failure: Failure | null;
  /** Number of failures. A new number moves the focus to the error summary again. */
  attempt: number;
}>;

export type Submit<Failure> = State<Failure> &
  Readonly<{
    isPending: boolean;
    /**
     * Resolves to whether the work succeeded. A second call with the same `name` does nothing while the first is
     * pending.
     */
    run: (work: () => Promise<unknown>, name?: string) => Promise<boolean>;
    /** Shows a failure that the page found without the server. */
    fail: (failure: Failure) => void;
    /** Forgets the last outcome. */
    reset: () => void;
  }>;

const untouched = { pending: null, isDone: false, failure: null, attempt: 0 };

/**
 * The state of a form or button that sends something. It keeps the input after a failure.
 * `failureOf` returns what to show for an error; null if it is shown elsewhere, for example in a toast.
 */
export function useSubmit<Failure = string>(failureOf: (error: unknown) => Failure | null): Submit<Failure> {
  const [state, setState] = useState<State<Failure>>(untouched);
  const running = useRef(new Set<string>());
  const run = async (work: () => Promise<unknown>, name = 'submit') => {
    if (running.current.has(name)) return false;
    running.current.add(name);
    setState(({ attempt }) => ({ ...untouched, attempt, pending: name }));
    try {
      await work();
      setState((before) => ({ ...before, pending: null, isDone: true }));
      return true;
    } catch (error) {
      fail(failureOf(error));
      return false;
    } finally {
      running.current.delete(name);
    }
  };
  const fail = (failure: Failure | null) =>
    setState(({ attempt }) => ({ ...untouched, failure, attempt: attempt + 1 }));
  const reset = () => setState((before) => (before.pending === null ? untouched : before));
  return { ...state, isPending: state.pending !== null, run, fail, reset };
}
