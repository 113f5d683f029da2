import { describe, expect, it } from '@jest/globals';
import { companyKinds } from '../companies/company-kinds.ts';
import { locales } from '../languages/locale.ts';
import {
  countsUntil,
  type DocumentFault,
  documentAllows,
  documentFactsInput,
  documentStates,
  documentTransitions,
  faultsOf,
  faultWords,
  monthsAfter,
  openPoints,
  requirementCodes,
  requirementNamed,
  requirementsOf,
  requirementWords,
  type Validity,
} from './index.ts';

describe('a checklist', () => {
  const codes = (...company: Parameters<typeof requirementsOf>) =>
    requirementsOf(...company).map(({ code, obligatory }) => (obligatory ? code : `${code}?`));
  it.each([
    ['retailer', 'SE', ['trade-register', 'tax-certificate']],
    [
      'textile-manufacturer',
      'TR',
      ['trade-register', 'tax-certificate', 'signatory-list', 'activity-certificate?', 'framework-agreement'],
    ],
    [
      'machinery-manufacturer',
      'DE',
      ['trade-register', 'tax-certificate', 'conformity', 'framework-agreement'],
    ],
    ['bank', 'CH', ['trade-register', 'tax-certificate', 'bank-licence']],
    [
      'provider',
      'DE',
      ['trade-register', 'tax-certificate', 'insurance', 'trade-licence', 'framework-agreement'],
    ],
  ] as const)('of a %s in %s', (kind, country, expected) => {
    expect(codes(kind, country)).toEqual(expected);
  });

  it('asks something of every kind, and asks for each thing once', () => {
    for (const kind of companyKinds) {
      const asked = requirementsOf(kind, 'TR');
      expect(asked.some(({ obligatory }) => obligatory)).toBe(true);
      expect(new Set(asked.map(({ code }) => code)).size).toBe(asked.length);
    }
  });
});

describe('the lifecycle', () => {
  it('leads from every state to a new upload, and to every state', () => {
    for (const state of documentStates) expect(documentAllows('upload', state)).toBe(true);
    const reached = new Set<string>(Object.values(documentTransitions).map(({ to }) => to));
    expect(documentStates.filter((state) => !reached.has(state))).toEqual(['requested']);
  });

  it('lets staff decide on what lies before them, never on what was not scanned', () => {
    const acceptable = documentStates.filter((state) => documentAllows('accept', state));
    expect(acceptable).toEqual(['in_review']);
    expect(documentAllows('waive', 'scanning')).toBe(false);
    expect(documentAllows('waive', 'accepted')).toBe(false);
  });
});

it.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-23', 6, '2027-05-23'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2024-02-29', 36, '2027-02-28'],
])('%s and %i months is %s', (day, months, after) => {
  expect(monthsAfter(day, months)).toBe(after);
});

describe('a document', () => {
  const days = { uploadedOn: '2026-11-20', today: '2026-11-23' };
  it.each<[string, Validity, string | null, string | null, readonly DocumentFault[]]>([
    ['recent, six months old to the day', { recentMonths: 6 }, '2026-05-20', null, []],
    ['recent, a day older', { recentMonths: 6 }, '2026-05-19', null, ['too-old']],
    ['recent, without a day', { recentMonths: 6 }, null, null, ['issued-on-missing']],
    ['valid for a time, without an end', 'lapses', '2026-01-01', null, ['valid-until-missing']],
    ['valid through today', 'lapses', null, '2026-11-23', []],
    ['valid until yesterday', 'lapses', null, '2026-11-22', ['lapsed']],
    ['without a rule, with an end that passed', 'stays', null, '2026-11-22', ['lapsed']],
    ['without a rule', 'stays', null, null, []],
  ])('that is %s has the faults %j', (_what, validity, issuedOn, validUntil, faults) => {
    expect(faultsOf(validity, { issuedOn, validUntil }, days)).toEqual(faults);
  });

  it.each([
    [null, 'normal', '2029-11-23'],
    ['2027-03-14', 'normal', '2027-03-14'],
    ['2035-01-01', 'normal', '2029-11-23'],
    [null, 'high', '2027-11-23'],
    ['2027-03-14', 'high', '2027-03-14'],
  ] as const)('valid until %s, of a company at %s risk, counts until %s', (validUntil, risk, until) => {
    expect(countsUntil(validUntil, '2026-11-23', risk)).toBe(until);
  });

  it('has facts without blank texts', () => {
    const facts = {
      number: ' 12/3 ',
      issuedOn: null,
      validUntil: null,
      issuer: '  ',
      verificationCode: null,
    };
    const read = { ...facts, seen: facts };
    expect(documentFactsInput.parse(read)).toMatchObject({ number: '12/3', issuer: null });
    expect(documentFactsInput.safeParse({ ...read, issuedOn: '2026-02-30' }).success).toBe(false);
  });
});

it('keeps open what is obligatory and neither accepted, covered nor waived', () => {
  const point = (state: (typeof documentStates)[number], obligatory = true, isCovered = false) => ({
    state,
    obligatory,
    isCovered,
  });
  const open = [point('in_review'), point('expired'), point('requested')];
  const met = [point('accepted'), point('waived'), point('in_review', true, true), point('requested', false)];
  expect(openPoints([...open, ...met])).toEqual(open);
});

it.each(locales)('has words for everything in %s', (locale) => {
  const words = [
    ...requirementCodes.map((code) => requirementWords({ code, words: null }, locale)),
    ...(['issued-on-missing', 'valid-until-missing', 'too-old', 'lapsed'] as const).map((fault) =>
      faultWords(fault, locale),
    ),
  ];
  expect(words.filter((text) => text.startsWith('document.'))).toEqual([]);
  expect(requirementNamed('A letter of the landlord', locale)).toBe('A letter of the landlord');
  expect(requirementNamed('insurance', locale)).toBe(
    requirementWords({ code: 'insurance', words: null }, locale),
  );
});
