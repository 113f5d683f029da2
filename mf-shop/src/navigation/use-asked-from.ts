import { useEffect, useState } from 'react';

/**
 * The value a click requested while the router is still leaving entry `key`; `null` once it has arrived. Controls show
 * it at once: a controlled box that changes late looks as if it refused the click.
 */
export function useAskedFrom<Asked>(key: string) {
  const [asked, setAsked] = useState<{ value: Asked; from: string } | null>(null);
  // Back shows an entry under its old key, so forget what was requested there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is what the key tells
  useEffect(() => setAsked(null), [key]);
  return [
    asked?.from === key ? asked.value : null,
    (value: Asked) => setAsked({ value, from: key }),
  ] as const;
}
