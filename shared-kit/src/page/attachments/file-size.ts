import type { Problem } from 'shared-kit/contract/errors';
import type { Locale } from 'shared-kit/contract/languages';

/** `340 kB`, `1.2 MB`: a rounded size for people. */
export function fileSize(bytes: number, locale: Locale): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)}\u00a0${unit}`;
}

/** Message values for a full storage quota: used size and limit. */
export const roomWords = (
  { usedBytes, mostBytes }: NonNullable<Problem['room']>,
  locale: Locale,
): Readonly<{ used: string; most: string }> => ({
  used: fileSize(usedBytes, locale),
  most: fileSize(mostBytes, locale),
});
