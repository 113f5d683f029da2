/**
 * Makes the value of a key when it is first asked for, and keeps it. For the formats of `Intl`, which cost far more to
 * make than to use: one for each figure of a long table stops a page, or the server, for a tenth of a second.
 */
export function madeOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => made.get(key) ?? (made.set(key, make(key)).get(key) as Value);
}
