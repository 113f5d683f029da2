/** Apart from the schemas, so that pages can read them without the schema library. `pastedText` is longer than any list. */
export const cartLimits = {
  lines: 200,
  quantity: 999_999,
  note: 1000,
  quickAddRows: 200,
  pastedText: 20_000,
} as const;
