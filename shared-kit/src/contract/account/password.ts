/** Length of a password in characters. Length is what makes one hard to guess; no other rule is asked. */
export const passwordLength = { min: 10, max: 128 } as const;
