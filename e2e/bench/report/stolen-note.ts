/** The share (0 to 1) of processor time that other machines on the host took, for comparing runs. */
export const stolenNote = ({ stolen }: { readonly stolen: number }): string =>
  `the host gave up to ${Math.round(stolen * 100)} % of the processors to other machines.`;
