import type { SyntheticEvent } from 'react';
import { useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
import { type RefusedName, refusedNames } from './refused-names.ts';

export type SendOptions<Wrong, Failure> = Readonly<{
  /** Nothing is sent meanwhile, such as while a file is on its way. */
  isBusy?: boolean;
  /** What to show for a failure; null if it is shown elsewhere. */
  failureOf?: (error: unknown) => Failure | null;
  /** The fields that the server refused. They are shown until the next attempt, and no failure is. */
  refused?: (error: unknown) => readonly Wrong[];
}>;

/**
 * Sends a body. Its key stays the same until the body changes, or something is typed after it was sent: a second press
 * doesn't take effect twice. A binding move makes its key by `keyOf` instead, since what was read goes into it.
 * Resolves to false if nothing took effect.
 */
type Send<Body> = (body: Body, key: string, keyOf: (body: unknown) => string) => Promise<unknown>;

type Faults<Wrong> = Readonly<{
  attempt: () => void;
  tell: (faults: readonly Wrong[], names?: readonly RefusedName[]) => void;
}>;

/** The way of a form's body to the server. Without a body, an attempt only shows what is wrong. */
export function useSending<Body, Wrong, Failure>(
  body: Body | null,
  { isBusy = false, failureOf = () => null, refused = () => [] }: SendOptions<Wrong, Failure>,
  { attempt, tell }: Faults<Wrong>,
) {
  const keys = useKeys();
  const locale = useLocale();
  const { run, ...sending } = useSubmit<Failure>((error) => {
    const names = refusedNames(error, locale);
    const fields = names.length > 0 ? [] : refused(error);
    if (fields.length + names.length === 0) return failureOf(error);
    tell(fields, names);
    return null;
  });
  /** Whatever is sent from now on is another body, even if it reads the same. */
  const begin = () => {
    if (sending.isDone) keys.done();
    sending.reset();
  };
  /** Resolves to whether it took effect. Buttons that send differently have names. */
  const submit = async (send: Send<Body>, name?: string): Promise<boolean> => {
    if (isBusy) return false;
    attempt();
    if (body === null) {
      begin();
      return false;
    }
    let hasEffect = true;
    const isSent = await run(async () => {
      hasEffect = (await send(body, keys.plainOf(body), keys.bindingOf)) !== false;
    }, name);
    if (!hasEffect) sending.reset();
    return isSent && hasEffect;
  };
  return {
    ...sending,
    submit,
    begin,
    /** Props of the `form`. */
    sends: (send: Send<Body>) => ({
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        void submit(send);
      },
    }),
  };
}

/** A body's own key, and those that binding moves make with what was read. */
function useKeys() {
  const [plain, binding] = [useKeyPerBody(), useKeyPerBody()];
  return {
    plainOf: plain.keyOf,
    bindingOf: binding.keyOf,
    done: () => {
      plain.done();
      binding.done();
    },
  };
}
