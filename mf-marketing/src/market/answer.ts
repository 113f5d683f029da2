import { useEffect, useState } from 'react';
import type { AddressInput, AnswerOf, Endpoint, Optional, PlainSpec } from 'shared-kit/contract/endpoints';
import { addressOf, api, broughtAnswer, isDocumentFresh } from 'shared-kit/shell';

/** The state of a request that the page can do without, so a failure is only `missing`. */
export type Answer<Data> =
  | Readonly<{ state: 'pending' | 'missing'; data: null }>
  | Readonly<{ state: 'known'; data: Data }>;

export const pending = { state: 'pending', data: null } as const;
export const missing = { state: 'missing', data: null } as const;

/** Requests each address once, unless the page was just made from its answer; without an endpoint nothing yet. */
export function useAnswer<Spec extends PlainSpec>(
  endpoint: Endpoint<Spec> | null,
  ...input: Optional<AddressInput<Spec>>
): Answer<AnswerOf<Spec>> {
  return useAnswerAt<AnswerOf<Spec>>(endpoint && addressOf(endpoint, ...input));
}

function useAnswerAt<Data>(address: string | null): Answer<Data> {
  const brought = address === null ? undefined : broughtAnswer<Data>(address);
  const [last, setLast] = useState<{ address: string; answer: Answer<Data> } | null>(null);
  useEffect(() => {
    if (address === null || (broughtAnswer(address) !== undefined && isDocumentFresh())) return;
    const leaving = new AbortController();
    const keep = (answer: Answer<Data>) => {
      if (!leaving.signal.aborted) setLast({ address, answer });
    };
    api.get<Data>(address, undefined, leaving.signal).then(
      (data) => keep({ state: 'known', data }),
      () => keep(missing),
    );
    return () => leaving.abort();
  }, [address]);
  if (last?.address === address) return last.answer;
  return brought === undefined ? pending : { state: 'known', data: brought };
}
