/** Apart from the schemas, so that pages can read them without the schema library. */
export const cartLimits = { lines: 200, quantity: 999_999, note: 1000, quickAddRows: 200 } as const;
