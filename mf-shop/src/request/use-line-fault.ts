import { useText } from '../text.ts';

const faults = ['below-minimum', 'not-a-multiple', 'too-many', 'unavailable'] as const;

/** Explains why a product can't be requested like this. */
export function useLineFault(): (reason: string) => string {
  const t = useText();
  return (reason) => t(`bids.fault.${faults.find((each) => each === reason) ?? 'withdrawn'}`);
}
