import { banks, everyone, type Role, signedIn, staff } from '../roles.ts';
import { belongsTo, door, type Row, type Rows, shows } from '../rules.ts';
import { financingRequest, readCase } from '../things.ts';
import type { World } from '../world.ts';

const pendingCompany = ({ people }: World) => ({ params: { id: people.of('pending').companyId } });

/** A release token of the same area is accepted; one of another area is refused, and nobody else is let in. */
const byToken = (body?: object, fileType?: string): Row => [
  {
    of: 'the area mf-shop',
    answers: (role: Role) =>
      role === 'shopTeam' ? 'let in' : role === 'bankTeam' ? 'forbidden' : 'signed out',
    thing: () => ({ params: { area: 'shop', version: '0.0.0-none' }, ...(body && { body }) }),
    ...(fileType && { fileType }),
  },
];
const pointer = { version: '0.0.0-none', expected: null };

/** The market itself, its staff, its banks and its release teams. */
export const staffRows: Rows = {
  'GET /api/health': door(everyone),
  'GET /api/ready': door(everyone),
  // Answers only programs on the same machine; its own tests cover that.
  'GET /metrics': door(everyone),
  'POST /api/failures': door(everyone),
  'POST /api/contact': door(everyone),

  'GET /api/indicative-rates': door(signedIn),
  'GET /api/bank/requests': shows('a request shared with the bank', ['bank'], banks, {
    thing: async (world) => ({ mark: await financingRequest(world) }),
  }),

  'GET /api/admin/verification': door(staff),
  'GET /api/admin/verification/{id}': belongsTo('a company', staff, {
    admitted: staff,
    thing: pendingCompany,
  }),
  'POST /api/admin/verification/{id}': door(staff, { thing: pendingCompany }),
  'GET /api/admin/cases': shows('a case', staff, staff, {
    thing: async (world) => ({ mark: await readCase(world) }),
  }),
  'POST /api/admin/cases': door(staff),
  'GET /api/admin/releases': door(staff),
  'POST /api/admin/releases/{area}/live': door(staff),
  'POST /api/admin/releases/{area}/canary/abort': door(staff),

  'GET /api/releases/{area}': byToken(),
  'PUT /api/releases/{area}/{version}': byToken(Buffer.from('no archive'), 'application/x-tar'),
  'POST /api/releases/{area}/{version}/preview': byToken(),
  'POST /api/releases/{area}/{version}/trial-sessions': byToken(),
  'POST /api/releases/{area}/live': byToken(pointer),
  'POST /api/releases/{area}/canary': byToken({ ...pointer, percent: 5 }),
  'DELETE /api/releases/{area}/canary': byToken({ expected: null }),
};
