/** Two letters for a company's square: `Altınmekik Makina` → `AM`. Legal forms come last and drop out by themselves. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
