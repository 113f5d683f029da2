import { useLayoutEffect } from 'react';
import { create } from 'zustand';

type FixedMode = 'light' | 'dark';

/** What the page that is shown insists on; null leaves it to the visitor. */
export const forcedColourMode = create<{ mode: FixedMode | null }>(() => ({ mode: null }));

/** As long as the page is shown it stands in this colour mode, whatever the visitor prefers; theirs returns afterwards. */
export function useForcedColourMode(mode: FixedMode): void {
  // Before anything of the page is painted.
  useLayoutEffect(() => {
    forcedColourMode.setState({ mode });
    return () => forcedColourMode.setState({ mode: null });
  }, [mode]);
}
