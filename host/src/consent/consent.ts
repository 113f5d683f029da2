export type Choice = 'granted' | 'refused';

/** What the visitor said about analytics, and whether they are being asked. */
export type Consent = Readonly<{ choice: Choice | null; isAsking: boolean }>;
export type ConsentStep = 'grant' | 'refuse' | 'ask' | 'leave';

/** `isRequired` off: nobody is asked, and recording is allowed. */
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
      // Without a choice the question stays; leaving it is no answer.
      return { ...consent, isAsking: consent.choice === null };
  }
}
