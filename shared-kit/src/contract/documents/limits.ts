/** Apart from the schemas, so that pages can read them without the schema library. */
export const documentLimits = {
  bytes: 20_000_000,
  /** Of pictures: width times height. */
  pixels: 100_000_000,
  number: 80,
  issuer: 120,
  verificationCode: 80,
  words: 300,
  /** Characters in which staff can say what they ask for. */
  fewestWords: 3,
  reason: 1000,
} as const;
