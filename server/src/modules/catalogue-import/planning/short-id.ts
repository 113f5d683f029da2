/** `Large / Uzun` → `large-uzun`; empty if no ASCII letter or digit is left. */
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

/** A readable id that isn't in `taken`; adds it there. */
export function shortId(words: string, fallback: string, taken: Set<string>): string {
  const wanted = slug(words) || fallback;
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
