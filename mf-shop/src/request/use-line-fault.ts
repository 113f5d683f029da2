import { useText } from '../text.ts';

const faults = ['below-minimum', 'not-a-multiple', 'too-many'] as const;

/** Why a product can't be asked for like this, in words. */
export function useLineFault(): (reason: string) => string {
  const t = useText();
  // messages: bids.fault.*
  return (reason) => t(`bids.fault.${faults.find((each) => each === reason) ?? 'withdrawn'}`);
}
