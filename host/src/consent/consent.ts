export type Choice = 'granted' | 'refused';

/** The visitor's choice about analytics, and whether the banner is open. */
export type Consent = Readonly<{ choice: Choice | null; isAsking: boolean }>;
export type ConsentStep = 'grant' | 'refuse' | 'ask' | 'leave';

/** If not `isRequired`, recording is allowed without asking. */
export function consentAtStart(isRequired: boolean, stored: string | undefined): Consent {
  if (!isRequired) return { choice: 'granted', isAsking: false };
  if (stored === 'granted' || stored === 'refused') return { choice: stored, isAsking: false };
  return { choice: null, isAsking: true };
}

export function nextConsent(consent: Consent, step: ConsentStep): Consent {
  switch (step) {
    case 'grant':
      return { choice: 'granted', isAsking: false };
    case 'refuse':
      return { choice: 'refused', isAsking: false };
    case 'ask':
      return { ...consent, isAsking: true };
    case 'leave':
      // Closing the banner is no answer: without a choice it stays open.
      return { ...consent, isAsking: consent.choice === null };
  }
}
