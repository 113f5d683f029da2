/** `Large / Uzun` → `large-uzun`; empty where no letter or digit of ASCII is left. */
const slug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** A readable id that none of `taken` is, and from now on is taken. */
export function shortId(words: string, fallback: string, taken: Set<string>): string {
  const wanted = slug(words) || fallback;
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
