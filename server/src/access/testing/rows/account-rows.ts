import { aPicture, typedFacts } from '../../../modules/documents/testing.ts';
import { newId } from '../../../platform/db/index.ts';
import { claimOnBuyer } from '../claim-things.ts';
import { buyers, everyone, members, owners, sellers, signedIn } from '../roles.ts';
import { belongsTo, door, type Row, type Rows, shows } from '../rules.ts';
import {
  address,
  buyersAddress,
  buyersColleague,
  buyersDocument,
  buyersNotice,
  buyersOwner,
  buyersSession,
  invitation,
  readCase,
  stateOfNotice,
} from '../things.ts';
import type { World } from '../world.ts';

const emailOfBuyer = ({ people }: World) => ({ mark: people.of('buyer').email });
/** What owners may do with a thing of their company. */
const ofCompany = (of: string, make: (world: World) => Promise<string>, body?: object): Row =>
  belongsTo(of, ['buyer'], {
    admitted: owners,
    changes: true,
    thing: async (world) => ({ params: { id: await make(world) }, ...(body && { body }) }),
  });

const noAccount = () => ({ params: { id: newId() } });

/** Accounts, sessions and companies. */
export const accountRows: Rows = {
  'GET /api/_auth/session': shows('the buyer’s address', ['buyer'], everyone, { thing: emailOfBuyer }),
  'DELETE /api/_auth/session': door(everyone, { endsSessions: true }),
  'POST /api/auth/forgot-password': door(everyone),
  'POST /api/auth/check-reset-link': door(everyone),
  'POST /api/auth/reset-password': door(everyone),
  'POST /api/auth/request-login-link': door(everyone),
  'POST /api/auth/login-token': door(everyone),
  'POST /api/auth/confirm-email': door(everyone),
  'POST /api/auth/look-at-invitation': door(everyone),
  'POST /api/auth/accept-invitation': door(everyone),
  'POST /api/registration': door(everyone),
  'POST /api/registration/confirmation': door(everyone),
  'POST /api/registration/company': door(['plain']),

  'GET /api/menu/counts': door(signedIn),
  'GET /api/profile': shows('the buyer’s address', ['buyer'], signedIn, { thing: emailOfBuyer }),
  'POST /api/profile': door(signedIn),
  'POST /api/profile/password': door(signedIn),
  'POST /api/profile/email': door(signedIn),
  'GET /api/profile/claim': door(signedIn),
  'POST /api/profile/claim': door(['plain']),
  'POST /api/profile/claim/{id}/withdrawal': belongsTo('a claim of somebody else', [], { thing: noAccount }),
  'GET /api/profile/sessions': shows('a session of the buyer’s', ['buyer'], signedIn, {
    thing: async (world) => ({ mark: await buyersSession(world) }),
  }),
  'DELETE /api/profile/sessions': door(signedIn, { endsSessions: true }),
  'DELETE /api/profile/sessions/{id}': belongsTo('a session of the buyer’s', ['buyer'], {
    changes: true,
    thing: async (world) => ({ params: { id: await buyersSession(world) } }),
  }),
  'GET /api/profile/notifications': door(signedIn),
  'POST /api/profile/notifications': door(signedIn),
  'GET /api/events': door(signedIn),
  'GET /api/notifications': shows('an entry of the buyer’s', ['buyer'], signedIn, {
    thing: async (world) => ({ mark: await buyersNotice(world) }),
  }),
  'GET /api/notifications/unread': door(signedIn),
  'POST /api/notifications/read': belongsTo('an entry of the buyer’s', ['buyer'], {
    others: 'no effect',
    changes: true,
    thing: async (world) => {
      const id = await buyersNotice(world);
      return { body: { ids: [id] }, state: () => stateOfNotice(world, id) };
    },
  }),

  'GET /api/company': shows('the buyer’s company', buyers, members, {
    thing: async (world) => ({ mark: await buyersAddress(world) }),
  }),
  'POST /api/company': door(owners),
  'GET /api/company/owners': shows('the buyer’s beneficial owner', ['buyer'], owners, {
    thing: async (world) => ({ mark: await buyersOwner(world) }),
  }),
  'POST /api/company/owners': door(owners),
  'POST /api/company/approval-limit': door(owners),
  'POST /api/company/discount-limit': door(owners),
  'GET /api/company/bank-account': door(members),
  'POST /api/company/bank-account': door(owners),
  'POST /api/company/bank-account/{id}/confirmation': belongsTo('a bank account', [], {
    admitted: members,
    except: { rejected: 'forbidden' },
    thing: () => ({ ...noAccount(), body: {} }),
  }),
  'POST /api/company/bank-account/{id}/withdrawal': belongsTo('a bank account', [], {
    admitted: owners,
    thing: noAccount,
  }),
  'POST /api/company/appeal': door(owners),
  'POST /api/company/resubmission': door(owners),
  'POST /api/company/addresses': door(owners),
  'POST /api/company/addresses/{id}': ofCompany('an address of the buyer’s', buyersAddress, address),
  'POST /api/company/addresses/{id}/default': ofCompany('an address of the buyer’s', buyersAddress, {}),
  'DELETE /api/company/addresses/{id}': ofCompany('an address of the buyer’s', buyersAddress),
  'GET /api/company/claims': shows('a claim on the buyer’s company', ['buyer'], owners, {
    thing: async (world) => ({ mark: (await claimOnBuyer(world)).words }),
  }),
  'POST /api/company/claims/{id}/opinion': ofCompany(
    'a claim on the buyer’s company',
    async (world) => (await claimOnBuyer(world)).id,
    { opinion: 'agree' },
  ),
  'GET /api/company/members': shows('the buyer’s address', buyers, members, { thing: emailOfBuyer }),
  'POST /api/company/members/{id}/role': ofCompany('a member of the buyer’s', buyersColleague, {
    role: 'approver',
  }),
  'DELETE /api/company/members/{id}': belongsTo('a member of the buyer’s', ['buyer'], {
    admitted: members,
    // Members may leave, but not remove others.
    except: { buyersMember: 'forbidden' },
    changes: true,
    thing: async (world) => ({ params: { id: await buyersColleague(world) } }),
  }),
  'POST /api/company/invitations': door(owners),
  'POST /api/company/invitations/{id}/resend': ofCompany('an invitation of the buyer’s', invitation, {}),
  'DELETE /api/company/invitations/{id}': ofCompany('an invitation of the buyer’s', invitation),
  'GET /api/documents': shows('a document of the buyer’s', buyers, members, {
    thing: async (world) => ({ mark: await buyersDocument(world) }),
  }),
  'GET /api/documents/trace': shows('a document of the buyer’s', ['buyer'], owners, {
    thing: async (world) => ({ mark: await buyersDocument(world) }),
  }),
  // A rejected company has nothing more to show.
  'POST /api/documents/{requirement}/files': belongsTo(
    'a requirement',
    owners.filter((it) => it !== 'rejected'),
    {
      admitted: owners,
      others: 'forbidden',
      thing: () => ({ params: { requirement: 'tax-certificate' }, body: aPicture }),
      query: 'name=certificate.png',
      fileType: 'application/octet-stream',
    },
  ),
  'GET /api/documents/files/{id}': belongsTo('a document of the buyer’s', buyers, {
    admitted: members,
    thing: async (world) => ({ params: { id: await buyersDocument(world) } }),
  }),
  'POST /api/documents/files/{id}/facts': ofCompany(
    'a document of the buyer’s',
    buyersDocument,
    typedFacts({}),
  ),
  'GET /api/company/staff-cases': shows('a case about the buyer', [...buyers, ...sellers], members, {
    thing: async (world) => ({ mark: await readCase(world) }),
  }),
};
