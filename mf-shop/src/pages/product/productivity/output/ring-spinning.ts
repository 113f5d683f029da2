import { deliveredYarn } from './delivered-yarn.ts';

const metresPerInch = 0.0254;

/** Köchlin's law, as spinners use it: turns per inch are the twist factor αe times the root of the English count. */
export const turnsPerMetre = (twistFactor: number, ne: number): number =>
  (twistFactor * Math.sqrt(ne)) / metresPerInch;

/**
 * Kilograms an hour. The textbook ring-frame calculation: each turn of the spindle twists the yarn once (the
 * traveller's lag left out), so spindle speed over turns per metre is what one spindle delivers.
 */
export const ringSpunYarn = ({ spindles, spindleRpm, ne, twistFactor }: RingSpun): number =>
  deliveredYarn({ metresPerMinute: spindleRpm / turnsPerMetre(twistFactor, ne), threads: spindles, ne });

type RingSpun = Readonly<{ spindles: number; spindleRpm: number; ne: number; twistFactor: number }>;
