import type { Locale, Problem } from 'shared-kit/contract';

/** `340 kB`, `1.2 MB`: enough to know whether it is a page or a book. */
export function fileSize(bytes: number, locale: Locale): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)}\u00a0${unit}`;
}

/** The figures for a message about a full quota: how much is used, and of how much. */
export const roomWords = (
  { usedBytes, mostBytes }: NonNullable<Problem['room']>,
  locale: Locale,
): Readonly<{ used: string; most: string }> => ({
  used: fileSize(usedBytes, locale),
  most: fileSize(mostBytes, locale),
});
