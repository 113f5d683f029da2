/** Apart from the schemas, so that pages can read them without the schema library. */
export const signingLimits = {
  name: 120,
  role: 120,
  group: 20,
  reason: 1000,
  /** Of a mailed code. */
  codeMinutes: 10,
  codeTries: 5,
  codesAnHour: 6,
  /** Of a PDF to be checked. */
  checkedBytes: 25_000_000,
} as const;
