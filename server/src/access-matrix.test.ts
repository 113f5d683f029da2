import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { CompanyKind } from 'shared-kit/contract';
import { testSession, testUser } from './modules/accounts/testing.ts';
import { newId } from './platform/db/index.ts';
import { testApp } from './platform/testing/test-app.ts';
import { testDatabase } from './platform/testing/test-database.ts';

const roles = ['visitor', 'plain', 'retailer', 'mill', 'maker', 'bank', 'provider', 'admin'] as const;
type Role = (typeof roles)[number];
const kinds: Readonly<Partial<Record<Role, CompanyKind>>> = {
  retailer: 'retailer',
  mill: 'textile-manufacturer',
  maker: 'machinery-manufacturer',
  bank: 'bank',
  provider: 'provider',
};

const everyone: readonly Role[] = roles;
const signedIn = roles.filter((role) => role !== 'visitor');

/** Those of the table are owners; what other members may not, the module's own tests say. */
const companyMembers = roles.filter((role) => role in kinds);

/** Who may use which endpoint. Every one that the API describes has its row, or the last test fails. */
const matrix: Readonly<Record<string, readonly Role[]>> = {
  'GET /api/health': everyone,
  'GET /api/ready': everyone,
  // From this machine; who else may, its own tests say.
  'GET /metrics': everyone,
  'POST /api/failures': everyone,
  'GET /api/_auth/session': everyone,
  'DELETE /api/_auth/session': everyone,
  'POST /api/auth/forgot-password': everyone,
  'POST /api/auth/check-reset-link': everyone,
  'POST /api/auth/reset-password': everyone,
  'POST /api/auth/request-login-link': everyone,
  'POST /api/auth/login-token': everyone,
  'POST /api/registration': everyone,
  'POST /api/registration/confirmation': everyone,
  'POST /api/contact': everyone,
  'GET /api/market-figures': everyone,
  'GET /api/exchange-rates': everyone,
  'GET /api/what-is-my-country': everyone,
  'GET /api/categories': everyone,
  'GET /api/products': everyone,
  'GET /api/suggestions': everyone,
  'GET /api/products/comparison': signedIn,
  'GET /api/products/{id}': signedIn,
  'GET /api/products/{id}/related': signedIn,
  'GET /api/products/{id}/specification.pdf': signedIn,
  'GET /api/products/{id}/datasheets/{datasheet}': signedIn,
  'GET /api/products/{id}/drawing-light.svg': everyone,
  'GET /api/products/{id}/drawing-dark.svg': everyone,
  'GET /api/manufacturer/products': ['mill', 'maker'],
  'POST /api/manufacturer/products/{id}/datasheets': ['mill', 'maker'],
  'DELETE /api/manufacturer/products/{id}/datasheets/{datasheet}': ['mill', 'maker'],
  'GET /api/cart': signedIn,
  'GET /api/cart/count': signedIn,
  'POST /api/cart/lines': signedIn,
  'PATCH /api/cart/lines/{id}': signedIn,
  'DELETE /api/cart/lines/{id}': signedIn,
  'POST /api/cart/lines/{id}/restore': signedIn,
  'POST /api/cart/quick-add/preview': signedIn,
  'POST /api/cart/quick-add': signedIn,
  'GET /api/quotes': signedIn,
  'GET /api/quotes/{id}': signedIn,
  'POST /api/quotes/from-cart': signedIn,
  'POST /api/quotes/for-product': signedIn,
  'POST /api/quotes/broadcast': signedIn,
  'POST /api/quotes/prices': signedIn,
  'PUT /api/quotes/{id}/request': companyMembers,
  'POST /api/quotes/{id}/discard': companyMembers,
  'POST /api/quotes/{id}/submit': companyMembers,
  'POST /api/quotes/{id}/ask': companyMembers,
  'POST /api/quotes/{id}/answer': companyMembers,
  'POST /api/quotes/{id}/send': companyMembers,
  'POST /api/quotes/{id}/counter': companyMembers,
  'POST /api/quotes/{id}/withdraw-counter': companyMembers,
  'POST /api/quotes/{id}/keep-offer': companyMembers,
  'POST /api/quotes/{id}/accept': companyMembers,
  'POST /api/quotes/{id}/approval': companyMembers,
  'POST /api/quotes/{id}/approval/refuse': companyMembers,
  'POST /api/quotes/{id}/decline': companyMembers,
  'POST /api/quotes/{id}/withdraw': companyMembers,
  'POST /api/quotes/{id}/ask-renewal': companyMembers,
  'POST /api/quotes/{id}/messages': companyMembers,
  'GET /api/quotes/{id}/offer-draft': companyMembers,
  'PUT /api/quotes/{id}/offer-draft': companyMembers,
  'GET /api/quote-groups/{id}': signedIn,
  'POST /api/quote-groups/{id}/award': companyMembers,
  'POST /api/quote-attachments': signedIn,
  'GET /api/quotes/{id}/attachments/{attachmentId}': signedIn,
  'GET /api/quotes/{id}/versions/{number}/quote.pdf': signedIn,
  'GET /api/quotes/{id}/versions/{number}/proforma.pdf': signedIn,
  'GET /api/quotes/{id}/versions/{number}/order-confirmation.pdf': signedIn,
  'GET /api/quotes/{id}/shares': companyMembers,
  'POST /api/quotes/{id}/shares': companyMembers,
  'DELETE /api/quotes/{id}/shares/{shareId}': companyMembers,
  'GET /api/bank/requests': ['bank'],
  'GET /api/indicative-rates': signedIn,
  'GET /api/profile': signedIn,
  'POST /api/profile': signedIn,
  'POST /api/profile/password': signedIn,
  'POST /api/profile/email': signedIn,
  'POST /api/auth/confirm-email': everyone,
  'GET /api/profile/sessions': signedIn,
  'DELETE /api/profile/sessions': signedIn,
  'DELETE /api/profile/sessions/{id}': signedIn,
  'GET /api/profile/notifications': signedIn,
  'POST /api/profile/notifications': signedIn,
  'GET /api/events': signedIn,
  'GET /api/notifications': signedIn,
  'GET /api/notifications/unread': signedIn,
  'POST /api/notifications/read': signedIn,
  'GET /api/company/members': companyMembers,
  'POST /api/company/members/{id}/role': companyMembers,
  'DELETE /api/company/members/{id}': companyMembers,
  'POST /api/company/invitations': companyMembers,
  'POST /api/company/invitations/{id}/resend': companyMembers,
  'DELETE /api/company/invitations/{id}': companyMembers,
  'POST /api/auth/look-at-invitation': everyone,
  'POST /api/auth/accept-invitation': everyone,
  'GET /api/company': companyMembers,
  'POST /api/company': companyMembers,
  'POST /api/company/approval-limit': companyMembers,
  'POST /api/company/addresses': companyMembers,
  'POST /api/company/addresses/{id}': companyMembers,
  'POST /api/company/addresses/{id}/default': companyMembers,
  'DELETE /api/company/addresses/{id}': companyMembers,
  'POST /api/company/resubmission': companyMembers,
  // The quotes' own tests say what a case lets its opener read.
  'GET /api/admin/cases': ['admin'],
  'POST /api/admin/cases': ['admin'],
  'GET /api/company/staff-cases': companyMembers,
  'GET /api/admin/verification': ['admin'],
  'GET /api/admin/verification/{id}': ['admin'],
  'POST /api/admin/verification/{id}': ['admin'],
  // A release token decides, whoever is signed in.
  'GET /api/releases/{area}': everyone,
  'PUT /api/releases/{area}/{version}': everyone,
  'POST /api/releases/{area}/{version}/preview': everyone,
  'POST /api/releases/{area}/{version}/trial-sessions': everyone,
  'POST /api/releases/{area}/live': everyone,
  'POST /api/releases/{area}/canary': everyone,
  'DELETE /api/releases/{area}/canary': everyone,
  'GET /api/admin/releases': ['admin'],
  'POST /api/admin/releases/{area}/live': ['admin'],
  'POST /api/admin/releases/{area}/canary/abort': ['admin'],
};

const database = testDatabase();
let app: FastifyInstance;
const people = new Map<Role, string>();
beforeAll(async () => {
  app = await testApp(database);
  for (const role of signedIn) {
    const { userId } = await testUser(database.db, { kind: kinds[role] ?? null, isAdmin: role === 'admin' });
    people.set(role, userId);
  }
});
afterAll(() => app.close());

describe.each(Object.entries(matrix))('%s', (endpoint, admitted) => {
  it.each(roles)('for %s', async (role) => {
    const [method, path = ''] = endpoint.split(' ');
    const user = people.get(role);
    const answer = await app.inject({
      method: method as 'GET',
      url: path.replace(/\{\w+\}/g, newId()),
      headers: user ? { cookie: await testSession(database.db, user) } : {},
    });
    if (admitted.includes(role)) expect([401, 403]).not.toContain(answer.statusCode);
    else expect(answer.statusCode).toBe(role === 'visitor' ? 401 : 403);
  });
});

it.each(['/api/products', '/api/categories', '/api/suggestions?q=loom'])(
  '%s is closed to visitors without full mode',
  async (url) => {
    const closed = await testApp(database, { FULL_MODE: 'false' });
    const plain = people.get('plain') ?? '';
    const cookie = await testSession(database.db, plain);
    expect((await closed.inject({ url })).statusCode).toBe(401);
    expect((await closed.inject({ url, headers: { cookie } })).statusCode).toBe(200);
    await closed.close();
  },
);

it('has a row for every endpoint', async () => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, unknown>>;
  };
  const inTable = Object.keys(matrix).toSorted();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(inTable).toEqual(described.toSorted());
});
