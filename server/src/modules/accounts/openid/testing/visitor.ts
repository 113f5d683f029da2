import type { FastifyInstance, InjectOptions } from 'fastify';
import { termsVersion } from 'shared-kit/contract/companies';
import { readSession } from 'shared-kit/contract/session';
import { newId } from '../../../../platform/db/index.ts';
import type { FakeProvider, Person } from './fake-provider.ts';

type Way = Readonly<Record<string, string>>;
/** Parameters of the login page. */
export const fromLogin: Way = { terms: termsVersion, redirect: '/shop', locale: 'tr' };
export const newPerson = (more: object = {}) => {
  const sub = newId();
  return { sub, email: `${sub}@Mill.example`, email_verified: true, name: 'Deniz Aksoy', ...more };
};

/** The page after a failed sign-in that `fromLogin` began. */
export const failed = (failure: string) =>
  `/tr/login?${new URLSearchParams({ redirect: '/shop', 'sign-in': failure })}`;
/** A browser that keeps its cookies. */
export function visitorOf(app: FastifyInstance, provider: FakeProvider, headers: Way = {}) {
  const cookies = new Map<string, string>();
  const send = async (request: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({ ...request, headers: { ...headers, cookie, host: 'market.example' } });
    for (const { name, value } of answer.cookies) cookies.set(name, encodeURIComponent(value));
    return answer;
  };
  const visit = (url: string) => send({ url });
  const post = (url: string, payload: object) => send({ method: 'POST', url, payload });
  const signInByPassword = (email: string, password: string, remoteAddress = '192.0.2.99') =>
    send({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password }, remoteAddress });
  const begin = async (way: Way = fromLogin, id = 'mill-id') =>
    (await visit(`/api/auth/openid/${id}?${new URLSearchParams(way)}`)).headers.location ?? '';
  /** Follows our redirects to the final page. */
  const end = async (url: string) => {
    for (let at = url; ; ) {
      const answer = await visit(at);
      at = answer.headers.location ?? '';
      if (!at.startsWith('/api/') && !at.startsWith('http://market.example/api/')) return at || answer;
    }
  };
  const session = async () => readSession((await visit('/api/_auth/session')).json());
  const signIn = async (person: Person, way = fromLogin, id = 'mill-id') =>
    end(provider.approve(await begin(way, id), person));
  return { cookies, visit, post, begin, end, session, signIn, signInByPassword };
}
