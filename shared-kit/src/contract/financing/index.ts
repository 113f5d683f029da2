export * from './offer-faults.ts';
export * from './offer-terms.ts';
