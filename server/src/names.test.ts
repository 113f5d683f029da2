import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nameFault, nameKeyword } from 'shared-kit/contract/names';
import { textsTaken } from './access/testing/taken-texts.ts';
import { demoAccounts } from './seed/demo/accounts.ts';
import { demoCompanies } from './seed/demo/companies.ts';

/** Fields that hold a name although they are called otherwise. */
const otherKeys = ['bank', 'company', 'holder', 'keepAs'];
const isNameKey = (key: string) => /(^n|N)ame$/.test(key) || otherKeys.includes(key);

/** Of a certificate, of a tax, and of the bank in the payment details of an offer: parts of texts that are checked as a whole. */
const otherNames = ['details.certificates.name', 'terms.taxes.name', 'offer.bankDetails.bank'];

const texts = textsTaken('body').filter(({ schema }) => !schema.format);

describe('a name that the API takes', () => {
  it('is one by the contract’s schema for names', () => {
    const others = texts.filter(
      ({ path, key, schema }) =>
        isNameKey(key) && !schema[nameKeyword] && !otherNames.some((it) => path.join('.').endsWith(it)),
    );
    expect(others.map(({ endpoint, path }) => `${endpoint}: ${path.join('.')}`)).toEqual([]);
  });

  it('is called so, or known by another word', () => {
    const named = texts.filter(({ schema }) => schema[nameKeyword]);
    expect(named.filter(({ key }) => !isNameKey(key))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
    const found = new Set(texts.map(({ path }) => path.join('.')));
    const isFound = (name: string) => [...found].some((path) => path === name || path.endsWith(`.${name}`));
    expect([...otherKeys, ...otherNames].filter((name) => !isFound(name))).toEqual([]);
  });

  it('stands in no query but as the name of a file', () => {
    const kinds = new Set(textsTaken('query').map(({ schema }) => schema[nameKeyword]));
    expect([...kinds]).toEqual(expect.arrayContaining(['file']));
    expect(kinds.has('person') || kinds.has('thing')).toBe(false);
  });
});

const sources = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test|testing)\.ts$/.test(file) && !/(^|\/)testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, folder, file), 'utf8') }));

describe('a name that comes another way', () => {
  it('follows the rule in the demo market', () => {
    const people = demoAccounts.map(({ name }) => nameFault('person', name));
    const companies = Object.values(demoCompanies).flatMap((it) => [it.legalName, it.brandName]);
    expect([...people, ...companies.map((name) => nameFault('thing', name))].filter(Boolean)).toEqual([]);
  });

  it('is read by the same rule in commands', () => {
    const naming = sources('cli').filter(({ text }) => /^\s*.*\b(name|by): \{ type: 'string'/m.test(text));
    expect(naming.map(({ file }) => file).toSorted()).toEqual([
      'admin-create.ts',
      'company-approve.ts',
      'release-token.ts',
      'sanctions-load.ts',
    ]);
    expect(naming.filter(({ text }) => !/nameGiven|doneBy/.test(text))).toEqual([]);
  });

  it('is written by nobody else', () => {
    const writing = sources('.').filter(({ text }) => /\.insert\((userAccount|company)\)/.test(text));
    expect(writing.map(({ file }) => file).toSorted()).toEqual([
      // From the command that makes staff, registrations and invitations, and the demo market.
      'modules/accounts/administrators.ts',
      'modules/accounts/registering/new-user.ts',
      'modules/accounts/repository.ts',
      'modules/companies/repository.ts',
    ]);
  });
});
