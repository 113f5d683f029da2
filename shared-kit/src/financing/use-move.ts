import { type BankQuoteSide, type BindingStep, bankQuoteAddresses, type FreeStep } from 'shared-kit/contract';
import { api, type Confirmed, useKeyPerBody, useSubmit } from 'shared-kit/shell';

export type Move<Side extends BankQuoteSide> = Readonly<{
  /** The path, or the given name, of what is being sent. */
  pending: string | null;
  failure: unknown;
  /** Posts a change; resolves to whether it took effect. */
  move: <Step extends string>(path: FreeStep<Side, Step>, body: object, name?: string) => Promise<boolean>;
  /** The same for a binding move, which somebody confirmed. */
  bind: (confirmed: Confirmed, path: BindingStep<Side>, body: object, name?: string) => Promise<boolean>;
}>;

/** Changes a bank quote as one side of it, and then reads it again, also after a refusal. `id` is the bank's or the quote's. */
export function useMove<Side extends BankQuoteSide>(
  side: Side,
  id: string,
  onChanged: () => Promise<void>,
): Move<Side> {
  const { pending, failure, run } = useSubmit<unknown>((error) => error);
  const { keyOf, done } = useKeyPerBody();
  const address = bankQuoteAddresses[side].replace(':id', id);
  const send = async (work: () => Promise<unknown>, name: string) => {
    const isDone = await run(work, name);
    if (isDone) done();
    await onChanged();
    return isDone;
  };
  return {
    pending,
    failure,
    move: (path, body, name = path) =>
      // `FreeStep` keeps binding moves away, as `api.post` does where it knows the address.
      send(
        () =>
          api.post(`${address}/${path}` as `/api/bank/quotes/${string}/questions`, body, keyOf([path, body])),
        name,
      ),
    bind: (confirmed, path, body, name = path) =>
      send(() => api.bind(confirmed, `${address}/${path}`, body, keyOf), name),
  };
}
