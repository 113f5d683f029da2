/** Values by key, of which so many are kept: those asked for most recently. */
export function recentlyUsed<Value>(most: number) {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value): Value => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  return {
    find: (key: string): Value | null => {
      const value = kept.get(key);
      return value === undefined ? null : keep(key, value);
    },
    keep,
  };
}
