import { record } from '../../../modules/audit/index.ts';
import { typedFacts } from '../../../modules/documents/testing.ts';
import { anEmbargo } from '../../../modules/embargoes/testing.ts';
import { newId } from '../../../platform/db/index.ts';
import { claimOnBuyer, proposeOwnerOf } from '../claim-things.ts';
import { everyone, owners, type Role, staff } from '../roles.ts';
import { belongsTo, door, type Row, type Rows, shows } from '../rules.ts';
import { buyersDocument, heldFile, keptName, keptReleaseToken, readCase } from '../things.ts';
import type { World } from '../world.ts';

const pendingCompany = ({ people }: World) => ({ params: { id: people.of('pending').companyId } });

const buyersCompany = ({ people }: World) => ({ params: { id: people.of('buyer').companyId } });
const ofBuyersDocument = (body?: object): Row =>
  belongsTo('a document of the buyer’s', staff, {
    admitted: staff,
    changes: true,
    thing: async (world) => ({ params: { id: await buyersDocument(world) }, ...(body && { body }) }),
  });

/** An entry of the audit log with a reason of its own. */
async function buyersEntry({ db, people }: World) {
  const { companyId, userId } = people.of('buyer');
  const mark = newId();
  await record(db, { action: 'company.changed', companyId, by: userId, reason: mark });
  return { mark };
}
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

  'GET /api/admin/verification': door(staff),
  'GET /api/admin/decisions.csv': door(staff),
  'GET /api/admin/verification/{id}': belongsTo('a company', staff, {
    admitted: staff,
    thing: pendingCompany,
  }),
  'POST /api/admin/verification/{id}': door(staff, { thing: pendingCompany }),
  'POST /api/admin/verification/{id}/decision': door(staff, { thing: pendingCompany }),
  'GET /api/admin/companies/{id}/sanctions': belongsTo('a company', staff, {
    admitted: staff,
    thing: pendingCompany,
  }),
  'POST /api/admin/companies/{id}/sanctions/{hit}/confirmation': belongsTo('a hit', [], {
    admitted: staff,
    thing: ({ people }) => {
      const id = people.of('pending').companyId;
      const body = { decision: 'clear', reason: 'Another company', seen: { version: 'read', sum: null } };
      return { params: { id, hit: id }, body };
    },
  }),
  // Nobody has a hit in this market, where no list is loaded.
  'POST /api/admin/sanctions-hits/{id}': belongsTo('a hit', [], {
    admitted: staff,
    thing: ({ people }) => ({
      params: { id: people.of('pending').companyId },
      body: { decision: 'propose', reason: 'Another company' },
    }),
  }),
  'POST /api/admin/verification/{id}/assignment': belongsTo('a company', staff, {
    admitted: staff,
    thing: (world) => ({ ...pendingCompany(world), body: { isMine: true } }),
  }),
  'POST /api/admin/verification/{id}/risk': belongsTo('a company', staff, {
    admitted: staff,
    thing: (world) => ({ ...pendingCompany(world), body: { risk: 'high' } }),
  }),
  'POST /api/admin/verification/{id}/notes': belongsTo('a company', staff, {
    admitted: staff,
    thing: (world) => ({ ...pendingCompany(world), body: { text: 'Known from the fair' } }),
  }),
  'POST /api/admin/verification/{id}/proposal/confirmation': door(staff, { thing: pendingCompany }),
  'DELETE /api/admin/verification/{id}/proposal': door(staff, { thing: pendingCompany }),
  'GET /api/admin/companies/{id}/documents': shows('a document of the buyer’s', staff, staff, {
    thing: async (world) => ({ ...buyersCompany(world), mark: await buyersDocument(world) }),
  }),
  'GET /api/admin/companies/{id}/documents/trace': shows('a document of the buyer’s', staff, staff, {
    thing: async (world) => ({ ...buyersCompany(world), mark: await buyersDocument(world) }),
  }),
  'GET /api/admin/documents/{id}/file': ofBuyersDocument(),
  'POST /api/admin/documents/{id}/decision': ofBuyersDocument({ decision: 'reject', reason: 'Unreadable' }),
  'POST /api/admin/documents/{id}/facts': ofBuyersDocument(typedFacts({ number: '7' })),
  'POST /api/admin/companies/{id}/documents/{requirement}/waiver': belongsTo('a requirement', staff, {
    admitted: staff,
    changes: true,
    thing: async (world) => {
      await buyersDocument(world);
      const { params } = buyersCompany(world);
      return { params: { ...params, requirement: 'tax-certificate' }, body: { reason: 'Known to us' } };
    },
  }),
  'POST /api/admin/companies/{id}/document-requirements': belongsTo('a company', staff, {
    admitted: staff,
    thing: (world) => ({ ...buyersCompany(world), body: { words: 'A letter', obligatory: false } }),
  }),
  'GET /api/admin/audit': shows('an entry of the buyer’s', staff, staff, { thing: buyersEntry }),
  'GET /api/admin/audit.csv': shows('an entry of the buyer’s', staff, staff, { thing: buyersEntry }),
  'GET /api/company/audit': shows('an entry of the buyer’s', ['buyer'], owners, { thing: buyersEntry }),
  'GET /api/admin/companies/{id}/bank-account': belongsTo('a company', staff, {
    admitted: staff,
    thing: buyersCompany,
  }),
  'POST /api/admin/companies/{id}/bank-account/{account}/confirmation': door(staff, {
    thing: ({ people }) => {
      const id = people.of('buyer').companyId;
      return { params: { id, account: id } };
    },
  }),
  'GET /api/admin/claims': shows('a claim', staff, staff, {
    query: 'limit=100',
    thing: async (world) => ({ mark: (await claimOnBuyer(world)).words }),
  }),
  'POST /api/admin/claims/{id}': belongsTo('a claim', staff, {
    admitted: staff,
    changes: true,
    thing: async (world) => ({
      params: { id: (await claimOnBuyer(world)).id },
      body: { decision: 'refuse', reason: 'Nobody there knows them' },
    }),
  }),
  'DELETE /api/admin/claims/{id}/proposal': belongsTo('a claim', staff, {
    admitted: staff,
    changes: true,
    thing: async (world) => {
      const { id } = await claimOnBuyer(world);
      await proposeOwnerOf(world, id);
      return { params: { id } };
    },
  }),
  'GET /api/admin/embargoes': shows('an embargo', staff, staff, {
    query: 'limit=100',
    thing: async ({ db }) => ({ mark: await anEmbargo(db) }),
  }),
  'GET /api/admin/held-files': shows('a held file', staff, staff, {
    thing: async (world) => ({ mark: await heldFile(world) }),
  }),
  'POST /api/admin/held-files/release': belongsTo('a held file', staff, {
    admitted: staff,
    changes: true,
    thing: async (world) => ({ body: { key: await heldFile(world), reason: 'Known to be harmless' } }),
  }),
  'GET /api/admin/kept-names': shows('a kept name', staff, staff, {
    thing: async (world) => ({ mark: await keptName(world) }),
  }),
  'GET /api/admin/cases': shows('a case', staff, staff, {
    thing: async (world) => ({ mark: await readCase(world) }),
  }),
  'POST /api/admin/cases': door(staff),
  'GET /api/admin/releases': door(staff),
  'POST /api/admin/releases/{area}/live': door(staff),
  'POST /api/admin/releases/{area}/canary/abort': door(staff),
  'POST /api/admin/releases/{area}/tokens/{id}/revocation': belongsTo('a release token', staff, {
    admitted: staff,
    changes: true,
    thing: async ({ db }) => ({
      params: { area: 'shop', id: await keptReleaseToken(db) },
      body: { reason: 'It stood in a log' },
    }),
  }),

  'GET /api/releases/{area}': byToken(),
  'GET /api/releases/{area}/failures': byToken(),
  'PUT /api/releases/{area}/{version}': byToken(Buffer.from('no archive'), 'application/x-tar'),
  'POST /api/releases/{area}/{version}/preview': byToken(),
  'POST /api/releases/{area}/{version}/trial': byToken(),
  'POST /api/releases/{area}/live': byToken(pointer),
  'POST /api/releases/{area}/canary': byToken({ ...pointer, percent: 5 }),
  'DELETE /api/releases/{area}/canary': byToken({ expected: null }),
};
