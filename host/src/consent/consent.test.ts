import { expect, it } from '@jest/globals';
import { type Consent, type ConsentStep, consentAtStart, nextConsent } from './consent.ts';

it.each<[boolean, string | undefined, Consent]>([
  [true, undefined, { choice: null, isAsking: true }],
  [true, 'granted', { choice: 'granted', isAsking: false }],
  [true, 'refused', { choice: 'refused', isAsking: false }],
  [true, 'yes', { choice: null, isAsking: true }],
  [true, '', { choice: null, isAsking: true }],
  [false, undefined, { choice: 'granted', isAsking: false }],
  [false, 'refused', { choice: 'granted', isAsking: false }],
])('required %s, stored %s', (isRequired, stored, consent) => {
  expect(consentAtStart(isRequired, stored)).toEqual(consent);
});

const asked: Consent = { choice: null, isAsking: true };
const granted: Consent = { choice: 'granted', isAsking: false };
const refused: Consent = { choice: 'refused', isAsking: false };

it.each<[Consent, ConsentStep, Consent]>([
  [asked, 'grant', granted],
  [asked, 'refuse', refused],
  [asked, 'ask', asked],
  [asked, 'leave', asked],
  [granted, 'ask', { choice: 'granted', isAsking: true }],
  [refused, 'ask', { choice: 'refused', isAsking: true }],
  [{ choice: 'granted', isAsking: true }, 'leave', granted],
  [{ choice: 'granted', isAsking: true }, 'refuse', refused],
  [{ choice: 'refused', isAsking: true }, 'grant', granted],
  [{ choice: 'refused', isAsking: true }, 'leave', refused],
])('%o, then %s', (consent, step, next) => {
  expect(nextConsent(consent, step)).toEqual(next);
});
