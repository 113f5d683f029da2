/** The keys of a table, in their order, with their types. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(table) as [Name, ...Name[]];

/** An object with a value for each name. */
export const tableOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
