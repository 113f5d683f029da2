import { useCallback, useEffect, useId } from 'react';
import { create } from 'zustand';

type UnsavedInput = Readonly<{ holders: ReadonlySet<string> }>;

/** The forms in which something is typed that nothing else has kept. */
export const unsavedInput = create<UnsavedInput>(() => ({ holders: new Set() }));

export const hasUnsavedInput = (): boolean => unsavedInput.getState().holders.size > 0;

/** The visitor has agreed to lose it. */
export const forgetUnsavedInput = (): void => unsavedInput.setState({ holders: new Set() });

const hold = (id: string): void =>
  unsavedInput.setState(({ holders }) => ({ holders: new Set([...holders, id]) }));

function release(id: string): void {
  const { holders } = unsavedInput.getState();
  if (holders.has(id)) unsavedInput.setState({ holders: new Set([...holders].filter((it) => it !== id)) });
}

/**
 * While `isDirty`, whoever would leave the page, close it or load it anew is asked first. Another search or
 * language of the same page is no leaving. Answers what to call once the input is saved, before navigating on:
 * the next rendering would be too late.
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
