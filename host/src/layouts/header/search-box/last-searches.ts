/** Recent searches, newest first. They stay in this browser; without storage nothing is kept. */
const name = 'tezgah-last-searches';
const most = 6;

export function lastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

const without = (words: string) =>
  lastSearches().filter((it) => it.toLocaleLowerCase() !== words.toLocaleLowerCase());

/** A repeated search, in upper or lower case, moves to the front. */
export const keepSearch = (words: string): void => write([words, ...without(words)].slice(0, most));
export const forgetSearch = (words: string): void => write(without(words));
export const forgetSearches = (): void => write([]);

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(name, JSON.stringify(searches));
    else localStorage.removeItem(name);
  } catch {
    // Without storage there are no recent searches.
  }
}
