import { describe, expect, it } from '@jest/globals';
import { type Draft, emptyDraft } from './registration-draft.ts';
import { type Entries, faultsOf, reachedStep, type Step, stepAsking, stepsOf } from './steps.ts';

const filled: Draft = {
  ...emptyDraft,
  kind: 'textile-manufacturer',
  country: 'TR',
  legalName: 'Çağlayan Dokuma Ltd. Şti.',
  brandName: 'Çağlayan',
  taxNumber: '4540536920',
  taxOffice: 'Çekirge',
  line1: 'OSB 4. Cadde 12',
  postalCode: '16140',
  city: 'Bursa',
  name: 'Deniz Aksoy',
  email: 'deniz@mill.example',
};
const entries = (changed: Partial<Draft> = {}, more: Partial<Entries> = {}): Entries => ({
  draft: { ...filled, ...changed },
  password: 'a good long password',
  accepted: true,
  isOwn: false,
  ...more,
});
const wrong = (step: Step, of: Entries) => faultsOf(step, of).map(({ field, kind }) => `${field}: ${kind}`);

it.each(['kind', 'company', 'address', 'person', 'terms'] as const)('nothing is wrong with %s', (step) => {
  expect(faultsOf(step, entries())).toEqual([]);
});

describe('mistakes', () => {
  it.each<[Step, Partial<Draft>, string[]]>([
    ['kind', { kind: null }, ['kind: missing']],
    ['company', { legalName: ' x ' }, ['legalName: missing']],
    ['company', { brandName: '' }, ['brandName: missing']],
    ['company', { country: '' }, ['country: missing']],
    ['company', { taxNumber: '4540536921' }, ['taxNumber: check-digit']],
    ['company', { taxNumber: '48213 5', taxOffice: '' }, ['taxNumber: format', 'taxOffice: missing']],
    ['company', { mersisNumber: '1111111111111111' }, ['mersisNumber: other-company']],
    ['company', { legalForm: 'sole-trader' }, ['taxNumber: format']],
    ['company', { country: 'DE', taxNumber: 'DE136695976' }, []],
    ['address', { line1: '' }, ['line1: missing']],
    ['address', { postalCode: '' }, ['postalCode: missing']],
    ['address', { postalCode: '', country: 'UZ' }, []],
    ['address', { city: ' ' }, ['city: missing']],
    ['person', { name: '' }, ['name: missing']],
    ['person', { email: 'deniz' }, ['email: format']],
  ])('in %s with %j: %j', (step, changed, faults) => {
    expect(wrong(step, entries(changed))).toEqual(faults);
  });

  it.each([
    ['x'.repeat(9), ['password: length']],
    ['x'.repeat(10), []],
    ['x'.repeat(128), []],
    ['x'.repeat(129), ['password: length']],
  ])('in a password of %s', (password, faults) => {
    expect(wrong('person', entries({}, { password }))).toEqual(faults);
  });

  it('in terms that were not accepted', () => {
    expect(wrong('terms', entries({}, { accepted: false }))).toEqual(['terms: missing']);
  });
});

describe('the way', () => {
  it('leaves the company out for a person without one', () => {
    expect(stepsOf(entries({ kind: 'none' }))).toEqual(['kind', 'person', 'terms']);
  });

  it('leaves the person out for somebody with an account', () => {
    const own = entries({ name: '', email: '' }, { isOwn: true, password: '' });
    expect(stepsOf(own)).toEqual(['kind', 'company', 'address', 'terms']);
    expect(reachedStep('terms', own)).toBe('terms');
  });

  it.each<[string | null, Partial<Draft>, Step]>([
    [null, {}, 'kind'],
    ['company', {}, 'company'],
    ['terms', {}, 'terms'],
    ['elsewhere', {}, 'kind'],
    ['terms', { kind: null }, 'kind'],
    ['terms', { taxNumber: '' }, 'company'],
    ['address', { taxNumber: '' }, 'company'],
    ['kind', { taxNumber: '' }, 'kind'],
    ['person', { city: '' }, 'address'],
    ['company', { kind: 'none' }, 'kind'],
    ['terms', { kind: 'none', taxNumber: '' }, 'terms'],
  ])('to %s with %j stops at %s', (wanted, changed, step) => {
    expect(reachedStep(wanted, entries(changed))).toBe(step);
  });

  it('needs the password again after the page was loaded anew', () => {
    expect(reachedStep('terms', entries({}, { password: '' }))).toBe('person');
  });

  it.each([
    ['kind', 'kind'],
    ['taxNumber', 'company'],
    ['city', 'address'],
    ['email', 'person'],
    ['password', 'person'],
    ['terms', 'terms'],
  ] as const)('leads for %s to %s', (field, step) => {
    expect(stepAsking(field)).toBe(step);
  });
});
