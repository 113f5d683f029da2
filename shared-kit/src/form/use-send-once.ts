import { useKeyPerBody, useSubmit } from 'shared-kit/shell';

/**
 * Sends what has no form, such as a move that a button makes. The key that `keyOf` makes of a body stays the same until
 * `run` succeeded, so that a retry after a lost answer takes effect once. After that, the same body is another move.
 */
export function useSendOnce<Failure = string>(failureOf: (error: unknown) => Failure | null) {
  const { keyOf, done } = useKeyPerBody();
  const submit = useSubmit<Failure>(failureOf);
  /** Resolves to whether the work succeeded. */
  const run = (work: () => Promise<unknown>, name?: string): Promise<boolean> =>
    submit.run(async () => {
      await work();
      done();
    }, name);
  return { ...submit, run, keyOf };
}
