import { metresPerKilogram } from './yarn-weight.ts';

/** Kilograms an hour of yarn that runs at a stated speed: rotor and air-jet spinning, winding. Length over count. */
export const deliveredYarn = ({ metresPerMinute, threads, ne }: Delivered): number =>
  (metresPerMinute * threads * 60) / metresPerKilogram(ne);

type Delivered = Readonly<{ metresPerMinute: number; threads: number; ne: number }>;
