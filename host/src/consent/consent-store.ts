import Cookies from 'js-cookie';
import { publicConfig } from 'shared-kit/shell';
import { create } from 'zustand';
import { type Consent, type ConsentStep, consentAtStart, nextConsent } from './consent.ts';

const cookie = { name: 'analytics_consent', days: 180 } as const;

/** Set by `startConsent`; before that, recording isn't allowed. */
export const consentStore = create<Consent>(() => ({ choice: null, isAsking: false }));

/** Whether this market asks: it records, and only with consent. */
export const asksForConsent = (): boolean => {
  const { analyticsConsent, posthogPublicKey } = publicConfig();
  return analyticsConsent === 'required' && posthogPublicKey !== '';
};

const consentNow = (): Consent => consentAtStart(asksForConsent(), Cookies.get(cookie.name));

/** Reads the choice now, and whenever the visitor returns to this tab: they may have changed it in another. */
export function startConsent(): void {
  consentStore.setState(consentNow());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && consentNow().choice !== consentStore.getState().choice) {
      consentStore.setState(consentNow());
    }
  });
}

/** Stores a choice for 180 days. */
export function takeConsentStep(step: ConsentStep): void {
  const next = nextConsent(consentStore.getState(), step);
  if (next.choice && (step === 'grant' || step === 'refuse')) {
    const secure = window.location.protocol === 'https:';
    Cookies.set(cookie.name, next.choice, { expires: cookie.days, sameSite: 'lax', secure });
  }
  consentStore.setState(next);
}
