/** The words of the consent that pages show. Another version is another text: see `financing.consent.*` in mf-quotes. */
export const financingConsentVersion = '2026-11';
