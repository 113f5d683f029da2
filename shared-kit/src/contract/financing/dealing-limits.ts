/** Apart from the schemas, so that pages can read them without the schema library. */
export const dealingLimits = { questions: 20, files: 10, fileBytes: 20_000_000 } as const;
