import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAtStake } from 'shared-kit/contract/binding';
import { aProduct, offer } from '../../modules/catalogue/testing.ts';
import { company } from '../../modules/companies/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { People } from './people.ts';
import { type Role, roles } from './roles.ts';

export type Asked = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
}>;
export type Answered = Readonly<{ status: number; text: string }>;
/** Sends a request to a market, over HTTP or within a test. */
export type Send = (asked: Asked) => Promise<Answered>;

/** A market with a person for every role, and functions to send requests as them. */
export type World = Readonly<{
  db: Database;
  people: People;
  /** Products on sale by maker, and an unpublished one of the seller. */
  products: Readonly<{ seller: string; maker: string; draft: string }>;
  ask: (
    role: Role,
    method: string,
    path: string,
    body?: object | Buffer,
    fileType?: string,
  ) => Promise<Answered>;
  /** The same without an idempotency key. */
  askWithoutKey: World['ask'];
  /** Like `ask` for a role that may do it; returns the answer's JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the answer
  done: (role: Role, method: string, path: string, body?: object | Buffer, fileType?: string) => Promise<any>;
}>;

/** Sends requests to an app within a test. */
export const injecting =
  (app: FastifyInstance): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, text: answer.body };
  };

const put = async (db: Database, seller: string, status: 'published' | 'draft'): Promise<string> => {
  const [id = ''] = await offer(db, seller, [aProduct({ handle: randomUUID(), status })]);
  return id;
};

/** Like a page, reads what is at stake before a binding move, and adds it to the move. */
export async function withSeen<Body extends object | Buffer | undefined>(
  ask: World['ask'],
  role: Role,
  path: string,
  body: Body,
): Promise<Body> {
  if (!body || Buffer.isBuffer(body) || 'seen' in body) return body;
  const get = async <Read>(address: string) =>
    JSON.parse((await ask(role, 'GET', address)).text || '{}') as Read;
  const seen = await readAtStake(path, body, get);
  return seen ? { ...body, seen } : body;
}

/** Adds the roles' people and companies to this database's market. */
export async function makeWorld(db: Database, send: Send): Promise<World> {
  const people = new People(db);
  for (const role of roles) await people.add(role);
  const [seller, maker] = [people.of('seller').companyId, people.of('maker').companyId];
  const products = {
    seller: await put(db, seller, 'published'),
    maker: await put(db, maker, 'published'),
    draft: await put(db, seller, 'draft'),
  };
  const asking =
    (key: () => object): World['ask'] =>
    async (role, method, path, given, fileType) => {
      const body = method === 'POST' ? await withSeen(ask, role, path, given) : given;
      return send({
        method,
        path,
        headers: {
          ...people.headersOf(role),
          // Every role has its own address, so that limits per address don't interfere.
          'x-forwarded-for': `198.51.100.${1 + roles.indexOf(role)}`,
          ...key(),
          ...(body && { 'content-type': fileType ?? 'application/json' }),
        },
        ...(body && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      });
    };
  const ask = asking(() => ({ 'idempotency-key': randomUUID() }));
  const askWithoutKey = asking(() => ({}));
  const done: World['done'] = async (role, method, path, body, fileType) => {
    const { status, text } = await ask(role, method, path, body, fileType);
    if (status >= 300) throw new Error(`${method} ${path} as ${role}: ${status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  };
  // The buyer's plain members may not accept quotes.
  await db
    .update(company)
    .set({ approvalLimitAmount: '1', approvalLimitCurrency: 'USD' })
    .where(eq(company.id, people.of('buyer').companyId));
  // The seller's plain members may not give a discount of more.
  await db
    .update(company)
    .set({ discountLimit: '10' })
    .where(eq(company.id, people.of('seller').companyId));
  const about = { companyId: people.of('buyer').companyId, quote: null };
  await done('caseStaff', 'POST', '/api/admin/cases', { ...about, reason: 'The buyer asked us to look' });
  return { db, people, products, ask, askWithoutKey, done };
}

/** For drills, which ask the database too. */
export { sql };

export async function firstValue(db: Database, query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await db.execute<Record<string, unknown>>(query);
  return String(Object.values(rows[0] ?? {})[0]);
}
