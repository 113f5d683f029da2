import { useEffect, useState } from 'react';

/**
 * What a click asked for while the router is still on its way from the entry `key`; `null` once it has arrived.
 * Controls show it at once, because a controlled box that answers late looks like one that refused.
 */
export function useAskedFrom<Asked>(key: string) {
  const [asked, setAsked] = useState<{ value: Asked; from: string } | null>(null);
  // Going back shows an entry under its old key: what was once asked for there must be forgotten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is what the key tells
  useEffect(() => setAsked(null), [key]);
  return [
    asked?.from === key ? asked.value : null,
    (value: Asked) => setAsked({ value, from: key }),
  ] as const;
}
