import { metresPerKilogram } from './yarn-weight.ts';

/** Gauge counts needles per English inch of the cylinder's rim. */
export const needlesOf = (cylinderInches: number, gauge: number): number =>
  Math.round(Math.PI * cylinderInches * gauge);

/**
 * Kilograms an hour. The textbook calculation from stitch length (Munden): in one turn each feeder lays a course of
 * one loop per cylinder needle. Interlock has the same number, half on the cylinder and half on the dial.
 */
export const knittedYarn = ({ rpm, feeders, needles, stitchMm, ne }: Knitted): number =>
  (rpm * 60 * feeders * needles * (stitchMm / 1000)) / metresPerKilogram(ne);

type Knitted = Readonly<{ rpm: number; feeders: number; needles: number; stitchMm: number; ne: number }>;
