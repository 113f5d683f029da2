/** Terms in months that the shop reckons with, where a bank lends for them. */
const shopTerms = [36, 60, 84] as const;
const usualTerm = 60;

type Lends = Readonly<{ termMonthsFrom: number; termMonthsTo: number }>;

export const lendsFor = ({ termMonthsFrom, termMonthsTo }: Lends, months: number): boolean =>
  termMonthsFrom <= months && months <= termMonthsTo;

/** The shop's terms that at least one of these rates offers. */
export const shopTermsOf = (rates: readonly Lends[]): readonly number[] =>
  shopTerms.filter((months) => rates.some((rate) => lendsFor(rate, months)));

/** The term that the shop shows first; undefined if it has none. */
export const usualTermOf = (offered: readonly number[]): number | undefined =>
  offered.includes(usualTerm) ? usualTerm : offered.at(-1);
