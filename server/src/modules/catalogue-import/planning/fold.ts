/** Words for comparing: lower case, Turkish letters and accents folded, signs as spaces. */
export const foldWords = (text: string): string =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Dice's coefficient over pairs of letters, from 0 to 1. */
export function likeness(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const all = first.length + second.length;
  if (all === 0) return 0;
  const rest = [...second];
  let shared = 0;
  for (const pair of first) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / all;
}

const pairsOf = (text: string): string[] => {
  const letters = [...text.replaceAll(' ', '')];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};
