/** What was searched for last, the newest first. Only this browser keeps it; without storage nothing is kept. */
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

/** Searched for again, however it is written, moves to the front. */
export const keepSearch = (words: string): void => write([words, ...without(words)].slice(0, most));
export const forgetSearch = (words: string): void => write(without(words));
export const forgetSearches = (): void => write([]);

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(name, JSON.stringify(searches));
    else localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing is a browser without last searches.
  }
}
