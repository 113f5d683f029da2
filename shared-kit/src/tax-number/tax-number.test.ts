import { describe, expect, it } from '@jest/globals';
import type { LegalForm } from 'shared-kit/contract/companies';
import { readTaxFacts } from './read-tax-facts.ts';
import { readTaxNumber } from './read-tax-number.ts';
import { taxFieldsOf } from './tax-fields.ts';
import { vatNumbers } from './vat-numbers.ts';

const read = (country: string, taxNumber: string, legalForm: LegalForm = 'company') => {
  const { facts, faults } = readTaxFacts({ country, legalForm }, { taxNumber, taxOffice: 'Çekirge' });
  return faults[0]?.fault ?? facts.taxNumber;
};

describe('the tax number that a country asks for', () => {
  it.each([
    ['TR', 'company', ['tr-vkn', 'tr-tax-office', 'tr-mersis']],
    ['TR', 'sole-trader', ['tr-tckn', 'tr-tax-office', 'tr-mersis']],
    ['CH', 'company', ['ch-uid']],
    ['DE', 'sole-trader', ['eu-vat']],
    ['GR', 'company', ['eu-vat']],
    ['GB', 'company', ['gb-tax']],
    ['UZ', 'company', ['other-tax']],
  ] as const)('in %s of a %s', (country, form, kinds) => {
    expect(taxFieldsOf(country, form).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is a VAT number in all 27 states of the Union', () => {
    expect(Object.keys(vatNumbers)).toHaveLength(27);
  });

  it.each(['TR', 'CH', 'GB', ...Object.keys(vatNumbers)])('in %s, by an example that would do', (country) => {
    for (const legalForm of ['company', 'sole-trader'] as const) {
      const fields = taxFieldsOf(country, legalForm);
      const typed = Object.fromEntries(fields.map((field) => [field.name, field.example ?? 'Çekirge']));
      const taxNumber = typed.taxNumber ?? '';
      // The example of the register number is a company's.
      const mersisNumber = legalForm === 'company' ? typed.mersisNumber : `${taxNumber}00001`;
      expect(readTaxFacts({ country, legalForm }, { ...typed, mersisNumber }).faults).toEqual([]);
    }
  });
});

describe('a number that can exist is stored one way', () => {
  it.each([
    ['TR', '4540536920', '4540536920'],
    ['TR', ' 454 053 69 20 ', '4540536920'],
    ['CH', 'CHE-100.155.212', 'CHE100155212'],
    ['CH', 'che 100 155 212 mwst', 'CHE100155212'],
    ['CH', 'CHE100155212TVA', 'CHE100155212'],
    ['DE', 'DE 136 695 976', 'DE136695976'],
    ['DE', '136695976', 'DE136695976'],
    ['AT', 'ATU13585627', 'ATU13585627'],
    ['AT', 'U13585627', 'ATU13585627'],
    ['BE', '0403.019.261', 'BE0403019261'],
    ['BE', 'BE1000000021', 'BE1000000021'],
    ['ES', 'es-b58378431', 'ESB58378431'],
    ['FR', 'FR83404833048', 'FR83404833048'],
    ['FR', 'FRK7399859412', 'FRK7399859412'],
    ['GR', 'EL094259216', 'EL094259216'],
    ['GR', '094259216', 'EL094259216'],
    ['GR', 'GR094259216', 'EL094259216'],
    ['GR', 'GR 094-259-216', 'EL094259216'],
    ['GR', '94259216', 'EL094259216'],
    ['GR', 'ELGR094259216', 'EL094259216'],
    ['BE', '403019261', 'BE0403019261'],
    ['BE', 'BE (0)403.019.261', 'BE0403019261'],
    ['NL', '4495445B01', 'NL004495445B01'],
    ['RO', 'RO018547290', 'RO18547290'],
    ['DE', '\u200eDE\u00a0136\u202f695 976', 'DE136695976'],
    ['TR', 'TR 454 053 69 20', '4540536920'],
    ['IE', 'IE3628739L', 'IE3628739L'],
    ['NL', 'NL000099998B57', 'NL000099998B57'],
    ['SE', 'SE556188840401', 'SE556188840401'],
    ['GB', 'GB980780684', 'GB980780684'],
    ['GB', 'XI980780684', 'XI980780684'],
    ['GB', '12345 67890', '1234567890'],
    ['UZ', '302 123 456', '302123456'],
    ['NO', '974 760 673', '974760673'],
    ['NO', '９７４７６０６７３', '974760673'],
    ['NO', '974.760.673', '974760673'],
    ['NO', '974–760–673', '974760673'],
    ['IN', '27aapfu0939f1zv', '27AAPFU0939F1ZV'],
  ])('in %s %j as %s', (country, typed, stored) => {
    expect(read(country, typed)).toBe(stored);
  });
});

describe('a slip of the finger is seen', () => {
  it.each([
    ['TR', '4540536921'],
    ['TR', '5440536920'],
    ['CH', 'CHE-100.155.213'],
    ['CH', 'CHE-010.155.212'],
    ['AT', 'ATU13585626'],
    ['BE', 'BE0403019262'],
    ['DE', 'DE136695978'],
    ['DK', 'DK13585627'],
    ['ES', 'ESB58378432'],
    ['FI', 'FI20774741'],
    ['FR', 'FR41303265045'],
    ['GR', 'EL123456781'],
    ['IE', 'IE6433435E'],
    ['IT', 'IT00743110158'],
    ['LU', 'LU15027443'],
    ['NL', 'NL004495446B01'],
    ['PL', 'PL8567346216'],
    ['PT', 'PT501964842'],
    ['SE', 'SE556188840501'],
    ['GB', 'GB802311781'],
  ])('in %s in %s', (country, typed) => {
    expect(read(country, typed)).toBe('check-digit');
  });

  it.each([
    ['17291716060', '17291716060'],
    ['17291716061', 'check-digit'],
    ['17291716050', 'check-digit'],
    ['17291716960', 'check-digit'],
    ['07291716060', 'format'],
    ['1729171606', 'format'],
  ])('in the identity number %s', (typed, outcome) => {
    expect(read('TR', typed, 'sole-trader')).toBe(outcome);
  });
});

describe('other notations are refused', () => {
  it.each([
    ['TR', '48213 5', 'format'],
    ['TR', '45405369201', 'format'],
    ['TR', '454053692O', 'format'],
    ['TR', '', 'missing'],
    ['TR', '   ', 'missing'],
    ['CH', '100.155.212', 'format'],
    ['CH', 'CHE-100.155.21', 'format'],
    ['DE', 'AT13585627', 'format'],
    ['DE', 'DE13669597', 'format'],
    ['XX', '<b>1234</b>', 'format'],
    ['UZ', '123', 'format'],
    ['UZ', '1'.repeat(31), 'format'],
    ['UZ', '1234\u0000', 'format'],
  ])('in %s %j: %s', (country, typed, fault) => {
    expect(read(country, typed)).toBe(fault);
  });
});

describe('in Türkiye besides', () => {
  const facts = (more: object, legalForm: LegalForm = 'company') =>
    readTaxFacts(
      { country: 'TR', legalForm },
      { taxNumber: legalForm === 'company' ? '4540536920' : '17291716060', taxOffice: 'Çekirge', ...more },
    );

  it.each([
    ['company', '0454053692000017', []],
    ['company', '0454 0536 9200 0017', []],
    ['company', '', []],
    ['company', null, []],
    ['company', '045405369200001', ['format']],
    ['company', '0454053692100017', ['other-company']],
    ['company', '4540536920000170', ['other-company']],
    ['sole-trader', '1729171606000001', []],
    ['sole-trader', '0172917160600001', ['other-company']],
  ] as const)('the register number of a %s %j', (legalForm, mersisNumber, faults) => {
    expect(facts({ mersisNumber }, legalForm).faults.map(({ fault }) => fault)).toEqual(faults);
  });

  it.each([
    ['', 'missing'],
    ['Ç', 'format'],
    ['ç'.repeat(81), 'format'],
  ])('a tax office %j is %s', (taxOffice, fault) => {
    expect(facts({ taxOffice }).faults).toEqual([{ name: 'taxOffice', fault }]);
  });

  it('the office keeps its letters', () => {
    expect(facts({ taxOffice: '  İzmir  Kordon ' }).facts.taxOffice).toBe('İzmir Kordon');
  });
});

it('keeps nothing that a country does not ask for', () => {
  const typed = { taxNumber: 'DE136695976', taxOffice: 'Bremen', mersisNumber: '1' };
  expect(readTaxFacts({ country: 'DE', legalForm: 'company' }, typed)).toEqual({
    facts: { taxNumber: 'DE136695976', taxOffice: null, mersisNumber: null },
    faults: [],
  });
});

describe('a number of a company whose legal form nobody knows', () => {
  it.each([
    ['TR', ' 454 053 69 20 ', { taxNumber: '4540536920' }],
    ['TR', '17291716060', { taxNumber: '17291716060' }],
    ['TR', '4540536921', { fault: 'check-digit' }],
    ['TR', '17291716061', { fault: 'check-digit' }],
    ['TR', '12', { fault: 'format' }],
    ['TR', ' ', { fault: 'missing' }],
    ['CH', 'CHE-100.155.212', { taxNumber: 'CHE100155212' }],
    ['UZ', '302 123 456', { taxNumber: '302123456' }],
  ])('in %s: %j', (country, typed, reading) => {
    expect(readTaxNumber(country, typed)).toEqual(reading);
  });
});
