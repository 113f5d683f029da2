import { expect, it } from '@jest/globals';
import type { DeclaredRoute } from '../areas/declared-route.ts';
import { faultsOfRoutes, mostCharacters, mostRoutes } from './declared-faults.ts';

const careers: DeclaredRoute = {
  name: 'careers',
  path: '/careers/:job',
  params: { job: 'slug' },
  title: { en: 'Careers & jobs', tr: 'Kariyer' },
  description: { en: 'Work with us.', tr: 'Bizimle çalışın.' },
};
const faultsOf = (change: Partial<DeclaredRoute>) => faultsOfRoutes([{ ...careers, ...change }]);
const long = (what: 'title' | 'description') => 'x'.repeat(mostCharacters[what] + 1);

it('finds nothing in a whole declaration', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ path: '/careers/*', params: {}, access: ['of-a-company'] })).toEqual([]);
});

it.each<[string, Partial<DeclaredRoute>]>([
  ['"Careers" is no name of a route', { name: 'Careers' }],
  ['"" is no name of a route', { name: '' }],
  ['login is the name of a page of the host.', { name: 'login' }],
  ['The route careers can\'t have the path "careers"', { path: 'careers' }],
  ['can\'t have the path "/careers/"', { path: '/careers/' }],
  ['can\'t have the path "/careers/*/x"', { path: '/careers/*/x' }],
  ['can\'t have the path "/:job"', { path: '/:job' }],
  ['can\'t have the path "/careers<script>"', { path: '/careers<script>' }],
  ['/login/:job is an address of the host.', { path: '/login/:job' }],
  ['/profile is an address of the host.', { path: '/profile', params: {} }],
  ['/api/:job is an address of the host.', { path: '/api/:job' }],
  ['/tr/:job is an address of the host.', { path: '/tr/:job' }],
  ['/careers/:job/:job names the parameter job twice.', { path: '/careers/:job/:job' }],
  [
    'The parameter job of /careers/:job has no kind; the market knows uuid, slug, token, number.',
    { params: {} },
  ],
  [
    'The parameter job of /careers/:job has the kind "colour"; the market knows uuid, slug, token, number.',
    { params: { job: 'colour' } },
  ],
  ['has the kind "toString"', { params: { job: 'toString' } }],
  ['/careers/:job has no parameter "year".', { params: { job: 'slug', year: 'number' } }],
  ['names the access rule "nobody", which the market doesn\'t have.', { access: ['nobody'] }],
  ['The route careers has no title in tr.', { title: { en: 'Careers' } }],
  ['The route careers has no title in en.', { title: { en: ' ', tr: 'Kariyer' } }],
  ['The route careers has no description in tr.', { description: { en: 'Work.' } }],
  [
    `The title of careers in en has ${mostCharacters.title + 1} characters`,
    { title: { en: long('title'), tr: 'K' } },
  ],
  ['The description of careers in tr has', { description: { en: 'W', tr: long('description') } }],
  ['The title of careers in tr may hold neither markup', { title: { en: 'C', tr: '<b>Kariyer</b>' } }],
  ['may hold neither markup nor control characters.', { title: { en: 'C\u202eareers', tr: 'K' } }],
  ['may hold neither markup nor control characters.', { description: { en: 'a\nb', tr: 'K' } }],
])('says: %s', (sentence, change) => {
  const faults = faultsOf(change);
  expect(faults.join('\n')).toContain(sentence);
  expect(faults).toHaveLength(1);
});

it('refuses one name or pattern twice, and a table without end', () => {
  expect(faultsOfRoutes([careers, { ...careers, path: '/jobs/:job' }])).toEqual([
    'It declares the route careers twice.',
  ]);
  const other = { ...careers, name: 'careers-job', path: '/careers/:id', params: { id: 'slug' } };
  expect(faultsOfRoutes([careers, other])).toEqual(['It declares the path /careers/:id twice.']);
  const many = Array.from({ length: mostRoutes + 1 }, () => careers);
  expect(faultsOfRoutes(many)).toEqual([`It declares ${mostRoutes + 1} routes; ${mostRoutes} are allowed.`]);
});
