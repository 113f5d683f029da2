import type {
  BindInput,
  BindingSpec,
  BodyOf,
  Endpoint,
  ofId,
  PlainSpec,
} from 'shared-kit/contract/endpoints';
import { useSendOnce } from 'shared-kit/form';
import { bind, type Confirmed, call } from 'shared-kit/shell';

type Named = Readonly<{ params: typeof ofId; takesKey: true }>;
/** An endpoint of a move that binds nobody. */
type FreeMove = PlainSpec & Named & Pick<BindingSpec, 'body'>;
/** An endpoint of a binding move. */
type BindingMove = BindingSpec & Named;

export type Move = Readonly<{
  /** The name of what is being sent. */
  pending: string | null;
  failure: unknown;
  /** Posts a change; resolves to whether it took effect. */
  move: <Spec extends FreeMove>(
    endpoint: Endpoint<Spec>,
    body: BodyOf<Spec>,
    name: string,
  ) => Promise<boolean>;
  /** The same for a binding move, which somebody confirmed. */
  bind: <Spec extends BindingMove>(
    confirmed: Confirmed,
    endpoint: Endpoint<Spec>,
    body: BindInput<Spec>['body'],
    name: string,
  ) => Promise<boolean>;
}>;

/** Changes a bank quote as one side of it, and then reads it again, also after a refusal. `id` is the bank's or the quote's. */
export function useMove(id: string, onChanged: () => Promise<void>): Move {
  const { pending, failure, run, keyOf } = useSendOnce<unknown>((error) => error);
  const params = { id };
  const send = async (work: () => Promise<unknown>, name: string) => {
    const isDone = await run(work, name);
    await onChanged();
    return isDone;
  };
  return {
    pending,
    failure,
    move: (endpoint: Endpoint<FreeMove>, body: unknown, name: string) =>
      send(() => call(endpoint, { params, body, key: keyOf([endpoint.path, body]) }), name),
    bind: (confirmed: Confirmed, endpoint: Endpoint<BindingMove>, body: object, name: string) =>
      send(() => bind(confirmed, endpoint, { params, body }, keyOf), name),
  };
}
