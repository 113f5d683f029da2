import { api, useKeyPerBody, useSubmit } from 'shared-kit/shell';

export type Move = Readonly<{
  /** The path, or the given name, of what is being sent. */
  pending: string | null;
  failure: unknown;
  /** Posts a change; resolves to whether it took effect. */
  move: (path: string, body: object, name?: string) => Promise<boolean>;
}>;

/** Changes a bank quote by posting below `address`, and then reads it again, also after a refusal. */
export function useMove(address: string, onChanged: () => Promise<void>): Move {
  const { pending, failure, run } = useSubmit<unknown>((error) => error);
  const { keyOf, done } = useKeyPerBody();
  return {
    pending,
    failure,
    move: async (path, body, name = path) => {
      const isDone = await run(() => api.post(`${address}/${path}`, body, keyOf([path, body])), name);
      if (isDone) done();
      await onChanged();
      return isDone;
    },
  };
}
