import { everyone, members, type Role, staff } from '../roles.ts';
import { belongsTo, door, type Row, type Rows } from '../rules.ts';
import type { World } from '../world.ts';

const signers: readonly Role[] = ['seller', 'sellersMember', 'mill', 'maker', 'provider'];
const ofProvider = ({ people }: World) => ({ params: { id: people.of('provider').companyId } });
const text = { sha256: '0'.repeat(64), locale: 'en' };
const signature = { name: 'Nobody', sha256: text.sha256, consentVersion: '1', code: '000000' };
/** Nobody is confirmed as a signatory in this market. */
const forSignatories = (body: object): Row =>
  belongsTo('an agreement', [], {
    admitted: members,
    except: Object.fromEntries(signers.map((role) => [role, 'forbidden'])),
    thing: () => ({ body }),
  });
/** Staff reach it; what they send is refused for its content. */
const forStaff = (body: object): Row => door(staff, { thing: (world) => ({ ...ofProvider(world), body }) });

/** Agreements with the market, and the check of seals. */
export const signingRows: Rows = {
  // Buyers and banks sign none.
  'GET /api/agreement': door(members),
  'GET /api/agreement/text': belongsTo('an agreement', signers, { admitted: members }),
  'GET /api/agreement/sealed': belongsTo('a sealed agreement', [], { admitted: members }),
  'POST /api/agreement/code': forSignatories(text),
  'POST /api/agreement/signature': forSignatories(signature),
  'POST /api/agreement/elsewhere': forSignatories({
    documentId: '00000000-0000-4000-8000-000000000000',
    signedOn: '2026-01-01',
    locale: 'en',
  }),
  'POST /api/agreement/elsewhere/withdrawal': forSignatories({}),
  'GET /api/admin/companies/{id}/agreement': belongsTo('a provider', staff, {
    admitted: staff,
    thing: ofProvider,
  }),
  'POST /api/admin/companies/{id}/signatories': forStaff({}),
  'POST /api/admin/companies/{id}/signatories/{signatory}/end': door(staff, {
    thing: ({ people }) => {
      const id = people.of('provider').companyId;
      return { params: { id, signatory: id } };
    },
  }),
  'POST /api/admin/companies/{id}/agreement/code': forStaff(text),
  'POST /api/admin/companies/{id}/agreement/signature': forStaff(signature),
  'POST /api/admin/companies/{id}/agreement/refusal': forStaff({ reason: 'None' }),
  'POST /api/seals/check': door(everyone, {
    fileType: 'application/octet-stream',
    thing: () => ({ body: Buffer.from('no PDF') }),
  }),
  'GET /api/seals/certificate': door(everyone),
};
