/**
 * Makes the value of a key when it is first asked for, and keeps it. Meant for the formats of `Intl`: to make one for each
 * figure of a long table keeps a page or the server busy for a tenth of a second.
 */
export function madeOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const kept = made.get(key);
    if (kept !== undefined) return kept;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
