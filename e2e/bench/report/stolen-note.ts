/** How much (0 to 1) other machines on the same host took, for a reader who compares runs. */
export const stolenNote = ({ stolen }: { readonly stolen: number }): string =>
  `the host gave up to ${Math.round(stolen * 100)} % of the processors to other machines.`;
