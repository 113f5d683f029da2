/** The keys of a table, in their order, with their types. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(table) as [Name, ...Name[]];

/** An object with a value for each name. */
export const tableOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** Whether a value is one of these words. A word that it can never be doesn't compile. */
export const isOneOf = <Value, const Word extends Value>(
  words: readonly Word[],
  value: Value,
): value is Word => words.some((word) => word === value);

/** Whether a name is one of a table's. */
export const isNameOf = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name);

/** Whether a value has fields. */
export const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of what may be anything, such as parsed JSON or what was thrown; none of a value without fields. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  hasFields(value) ? value : {};
