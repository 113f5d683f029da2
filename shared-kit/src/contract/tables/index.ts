/** A table has an entry for each of its names, which the type `Record` makes sure of. */

/** The names of a table, in its order. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(table) as [Name, ...Name[]];

/** A table with an entry for each of these names. */
export const tableOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
