/** Version of the words by which people agree to sign electronically; the pages show them. */
export const consentVersion = '2026-11';
