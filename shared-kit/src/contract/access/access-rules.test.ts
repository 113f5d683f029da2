import { describe, expect, it } from '@jest/globals';
import { type RouteEntry, routeTable } from '../routes/routes.ts';
import type { Session } from '../session/session.ts';
import { accessRules, decideAccess, tellingNames, tellingWords } from './access-rules.ts';
import { extraAccessRules, UnknownAccessRule } from './extra-access-rules.ts';
import type { Navigation } from './navigation.ts';

const signedIn = (more: Partial<Session['user'] & Session['secure']> = {}): Session => ({
  user: {
    isAdmin: false,
    isManufacturer: false,
    isBank: false,
    isProvider: more.isProvider ?? false,
    name: 'Ayşe',
    companyRole: null,
  },
  secure: { id: 'u', email: 'a@demo.example', companyId: more.companyId ?? null, companyName: null },
});
const entry = (name: string): RouteEntry => {
  const found = routeTable.find((it) => it.name === name);
  if (!found) throw new Error(`The table has no ${name}`);
  return found;
};
const to = (route: RouteEntry, session: Session | null): Navigation => ({
  route,
  session,
  config: { fullMode: true, development: false },
});

describe('the route named documents, once the exempt rule is out of its way', () => {
  const others = accessRules.filter(({ name }) => name !== 'exempt');
  it.each([
    ['a visitor', null, 'login'],
    ['a user who is no provider', signedIn(), 'home'],
    ['a provider', signedIn({ isProvider: true }), 'enter'],
  ])('leads %s', (_who, session, kind) => {
    expect(others).toHaveLength(accessRules.length - 1);
    expect(decideAccess(to(entry('documents'), session), others)).toEqual({ kind });
    expect(decideAccess(to(entry('documents'), session))).toEqual({ kind: 'enter' });
  });
});

describe('a rule that a route names', () => {
  const named = (name: string, access: string[]) => ({ ...entry(name), access });
  it.each([
    ['signed-in', 'shop', null, 'login'],
    ['signed-in', 'shop', signedIn(), 'enter'],
    ['of-a-company', 'cart', signedIn(), 'home'],
    ['of-a-company', 'cart', signedIn({ companyId: 'mill' }), 'enter'],
    ['of-a-company', 'cart', null, 'login'],
    ['of-a-company', 'documents', null, 'home'],
    ['operator', 'cart', null, 'login'],
    ['operator', 'cart', signedIn(), 'home'],
    ['operator', 'admin-verify', signedIn(), 'home'],
  ])('%s on %s for %j: %s', (rule, name, session, kind) => {
    expect(decideAccess(to(named(name, [rule]), session))).toEqual({ kind });
  });

  it('lets those in who work on the market itself', () => {
    const navigation = to(named('cart', ['operator']), signedIn());
    const config = { fullMode: true, development: true };
    expect(decideAccess({ ...navigation, config })).toEqual({ kind: 'enter' });
  });

  it('opens nothing that another rule shuts', () => {
    expect(decideAccess(to(named('admin-verify', ['signed-in']), signedIn()))).toEqual({ kind: 'home' });
  });

  it.each(['signed-out', '', 'toString', '__proto__'])('is fatal if unknown: %j', (rule) => {
    const opening = () => decideAccess(to(named('home', ['signed-in', rule]), signedIn()));
    expect(opening).toThrow(UnknownAccessRule);
    expect(opening).toThrow(`Route home names the access rule ${rule}, which does not exist`);
  });
});

it('names only rules that exist in the table', () => {
  const names = routeTable.flatMap(({ access = [] }) => access);
  expect(names.filter((name) => !Object.hasOwn(extraAccessRules, name))).toEqual([]);
});

describe('what the rules read', () => {
  const sessions = [null, signedIn(), signedIn({ isProvider: true })];
  const verdicts = (route: Navigation['route']) =>
    [true, false].flatMap((fullMode) =>
      sessions.map(
        (session) => decideAccess({ route, session, config: { fullMode, development: false } }).kind,
      ),
    );
  const plain = verdicts({ name: 'looms', path: '/looms' });

  it.each(tellingWords)('is listed: the word %s', (word) => {
    const full = word === 'signed-' ? 'signed-provider' : word;
    expect([
      verdicts({ name: `looms-${full}`, path: '/looms' }),
      verdicts({ name: 'looms', path: `/looms/${full}` }),
    ]).not.toEqual([plain, plain]);
  });

  it.each(tellingNames)('is listed: the name %s', (name) => {
    expect(verdicts({ name, path: '/looms' })).not.toEqual(plain);
  });

  it('is nothing else in the routes of the market', () => {
    const isTold = ({ name, path }: RouteEntry) =>
      tellingNames.includes(name) || tellingWords.some((word) => `${name} ${path}`.includes(word));
    const others = routeTable.filter((it) => !isTold(it) && !it.access);
    expect(others.length).toBeGreaterThan(4);
    for (const it of others) expect([it.path, verdicts(it)]).toEqual([it.path, plain]);
  });
});
