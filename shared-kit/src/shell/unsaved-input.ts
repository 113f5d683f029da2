import { useCallback, useEffect, useId } from 'react';
import { create } from 'zustand';

type UnsavedInput = Readonly<{ holders: ReadonlySet<string> }>;

/** Ids of the forms with input that is not saved anywhere. */
export const unsavedInput = create<UnsavedInput>(() => ({ holders: new Set() }));

export const hasUnsavedInput = (): boolean => unsavedInput.getState().holders.size > 0;

/** Call it once the visitor agreed to lose the input. */
export const forgetUnsavedInput = (): void => unsavedInput.setState({ holders: new Set() });

const hold = (id: string): void =>
  unsavedInput.setState(({ holders }) => ({ holders: new Set([...holders, id]) }));

function release(id: string): void {
  const { holders } = unsavedInput.getState();
  if (holders.has(id)) unsavedInput.setState({ holders: new Set([...holders].filter((it) => it !== id)) });
}

/**
 * While `isDirty`, asks before the visitor leaves, closes or reloads the page. Another search or language of the same
 * page doesn't count as leaving. Returns a function to call after saving and before navigating: the next render would
 * be too late.
 */
export function useUnsavedInput(isDirty: boolean): () => void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    hold(id);
    return () => release(id);
  }, [id, isDirty]);
  return useCallback(() => release(id), [id]);
}
