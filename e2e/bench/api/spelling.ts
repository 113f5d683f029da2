import type { Random } from '../../../server/src/platform/seeded-random.ts';

const plain: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
};

/** As typed on a keyboard without Turkish letters: `çözgü` becomes `cozgu`. */
export const foldedTurkish = (text: string): string =>
  text.toLocaleLowerCase('tr').replace(/[çğıöşüâî]/g, (letter) => plain[letter] ?? letter);

const shortest = 5;

/** One typing error in one of the longer words: a letter left out, doubled, or swapped with the next. */
export function mistyped(text: string, random: Random): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}+$/u.test(word) && word.length >= shortest ? [at] : []));
  if (long.length === 0) return text;
  const at = random.pick(long);
  const word = words[at] ?? '';
  const place = random.whole(1, word.length - 2);
  const [head, letter, next, tail] = [
    word.slice(0, place),
    word.charAt(place),
    word.charAt(place + 1),
    word.slice(place + 2),
  ];
  words[at] = random.pick([
    head + next + tail,
    head + letter + letter + next + tail,
    head + next + letter + tail,
  ]);
  return words.join(' ');
}

type Titles = Readonly<Record<'en' | 'tr', readonly string[]>>;

/** Beginnings of different titles: from the third letter to the end of the second word. */
export function beginnings(
  titles: Titles,
  { count, random }: { count: number; random: Random },
): { q: string; locale: 'en' | 'tr' }[] {
  const found = new Map<string, { q: string; locale: 'en' | 'tr' }>();
  for (let attempt = 0; found.size < count && attempt < count * 20; attempt++) {
    const locale = random.pick(['en', 'tr'] as const);
    const words = random.pick(titles[locale]).split(' ').slice(0, 2).join(' ');
    const q = words.slice(0, random.whole(Math.min(3, words.length), words.length)).trim();
    if (q.length >= 3) found.set(`${locale} ${q}`, { q, locale });
  }
  return [...found.values()];
}
