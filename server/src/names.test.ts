import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isLocale } from 'shared-kit/contract/languages';
import { nameFault, nameKeyword } from 'shared-kit/contract/names';
import { textsTaken } from './access/testing/taken-texts.ts';
import { demoAccounts } from './seed/demo/accounts.ts';
import { demoCompanies } from './seed/demo/companies.ts';

/** Fields that hold a name although they are called otherwise. */
const otherKeys = ['bank', 'base', 'company', 'keepAs', 'model'];
const namedSo = /(?:^|[a-z])(?:name|title|holder|label|issuer|brand)$/i;
const isNameKey = (key: string) => namedSo.test(key) || otherKeys.includes(key);

/** Names that need no rule here, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'seen.issuer': 'is what stood there, and only compared with it',
  label: 'only its own company reads how it calls an address; a line holds no control characters',
};
const isExempt = (path: string) => Object.keys(exempt).some((it) => path === it || path.endsWith(`.${it}`));

/** A text in each language stands under the key of what it is. */
const texts = textsTaken('body')
  .filter(({ schema }) => !schema.format)
  .map((it) => (isLocale(it.key) ? { ...it, key: it.path.at(-2) ?? '' } : it));

describe('a name that the API takes', () => {
  it('is one by the contract’s schema for names', () => {
    const others = texts.filter(({ key, schema }) => isNameKey(key) && !schema[nameKeyword]);
    const unruled = others.filter(({ path }) => !isExempt(path.join('.')));
    expect(unruled.map(({ endpoint, path }) => `${endpoint}: ${path.join('.')}`)).toEqual([]);
    const exempted = Object.keys(exempt).filter((name) =>
      others.some(({ path }) => path.join('.').endsWith(name)),
    );
    expect(exempted).toEqual(Object.keys(exempt));
  });

  it('is called so, or known by another word', () => {
    const named = texts.filter(({ schema }) => schema[nameKeyword]);
    expect(named.filter(({ key }) => !isNameKey(key))).toEqual([]);
    expect(named.length).toBeGreaterThan(35);
    expect(otherKeys.filter((name) => !named.some(({ key }) => key === name))).toEqual([]);
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
