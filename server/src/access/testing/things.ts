import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createUser } from '../../modules/accounts/index.ts';
import { addAddress, listAddresses } from '../../modules/companies/index.ts';
import { aPicture } from '../../modules/documents/testing.ts';
import { rateOfBank } from '../../modules/financing/testing.ts';
import { insertOwners } from '../../modules/owners/index.ts';
import { anOwner } from '../../modules/owners/testing.ts';
import { createReleaseToken } from '../../modules/releases/index.ts';
import { type Database, newId } from '../../platform/db/index.ts';
import { craftedPdf } from '../../platform/testing/crafted-pdf.ts';
import { uploadedFile } from '../../platform/uploads/index.ts';
import { quoteIn } from './quotes.ts';
import type { Role } from './roles.ts';
import { firstValue, type World } from './world.ts';

/** Uploads a file that nothing uses yet; returns its id. */
export const upload = async (world: World, role: Role): Promise<string> =>
  (await world.done(role, 'POST', '/api/quote-attachments?name=plan.txt', Buffer.from('two halls'), octets))
    .id;
const octets = 'application/octet-stream';

/** A line in the buyer's cart. There is only one line per product. */
export async function cartLine(world: World): Promise<string> {
  const productId = world.products.maker;
  return (await world.done('buyer', 'POST', '/api/cart/lines', { productId })).lineId;
}

export async function removedCartLine(world: World): Promise<string> {
  const id = await cartLine(world);
  await world.done('buyer', 'DELETE', `/api/cart/lines/${id}`);
  return id;
}

/** A new address of the buyer's company. */
export async function buyersAddress({ db, people }: World): Promise<string> {
  const { companyId } = people.of('buyer');
  await addAddress(db, companyId, { ...address, kind: 'delivery', label: randomUUID() });
  return (await listAddresses(db, companyId)).at(-1)?.id ?? '';
}
export const address = {
  kind: 'delivery',
  label: null,
  line1: 'Organize Sanayi 4',
  line2: null,
  postalCode: '16140',
  city: 'Bursa',
  region: null,
  country: 'TR',
} as const;

/** A release token of the shop that holds; returns its id. */
export async function keptReleaseToken(db: Database): Promise<string> {
  const name = randomUUID();
  await createReleaseToken(db, 'shop', name);
  return firstValue(db, sql`select id from release_token where name = ${name}`);
}

export const buyersColleague = async ({ people }: World): Promise<string> =>
  (await people.colleague('buyer')).userId;

/** An open invitation into the buyer's company. */
export async function invitation(world: World): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  await world.done('buyer', 'POST', '/api/company/invitations', { email, role: 'member', locale: 'en' });
  return firstValue(world.db, sql`select id from invitation where email = ${email}`);
}

/** Another session of the buyer's. */
export async function buyersSession({ db, people }: World): Promise<string> {
  const id = newId();
  await db.execute(sql`insert into user_session (id, token, user_id, expires_at)
    values (${id}, ${randomUUID()}, ${people.of('buyer').userId}, now() + interval '1 hour')`);
  return id;
}

/** An unread entry in the buyer's inbox. */
export async function buyersNotice(world: World): Promise<string> {
  const { id } = await quoteIn(world, 'offered');
  return firstValue(
    world.db,
    sql`select id from inbox_notice where user_id = ${world.people.of('buyer').userId} and path like ${`%${id}%`}`,
  );
}

export const stateOfNotice = ({ db }: World, id: string): Promise<string> =>
  firstValue(db, sql`select coalesce(read_at::text, 'unread') from inbox_notice where id = ${id}`);

export const aPdf = (): Buffer => craftedPdf({ more: `(${randomUUID()})` });

/** A datasheet of one of the seller's products. */
export async function datasheet(world: World, productId: string): Promise<string> {
  const path = `/api/manufacturer/products/${productId}/datasheets?name=RL-190.pdf`;
  return (await world.done('seller', 'POST', path, aPdf(), 'application/pdf')).id;
}

/** The newest document of the buyer's company for its tax certificate, which all its members may open. */
export async function buyersDocument(world: World): Promise<string> {
  const path = '/api/documents/tax-certificate/files?name=certificate.png';
  await world.done('buyer', 'POST', path, aPicture, octets);
  return firstValue(
    world.db,
    sql`select id from company_document where company_id = ${world.people.of('buyer').companyId}
      and requirement = 'tax-certificate' and replaced_at is null`,
  );
}

/** The case about the buyer's company under which a quote was read; its maker sees it too. */
export async function readCase(world: World): Promise<string> {
  const { id } = await quoteIn(world, 'requested');
  await world.done('caseStaff', 'GET', `/api/quotes/${id}`);
  return firstValue(world.db, sql`select case_id from staff_look where rfq_id = ${id}`);
}

/** A rate that `bank` stated; returns its fee, which no other rate has. */
export async function statedRate(world: World): Promise<string> {
  const fee = `${randomInt(1, 90)}.${randomInt(1000, 9999)}`;
  await world.done('bank', 'POST', '/api/bank/rates', { ...rateOfBank(), feePercent: fee });
  return fee;
}

/** A beneficial owner of the buyer's, by an id that nobody else's has. */
export async function buyersOwner({ db, people }: World): Promise<string> {
  const { companyId, userId } = people.of('buyer');
  const name = `Owner ${randomUUID()}`;
  await insertOwners(db, [anOwner({ name })], { companyId, declaredBy: userId, at: new Date() });
  return name;
}

/** A name that is refused by now. */
export async function keptName({ db }: World): Promise<string> {
  const name = `${newId()} evil.com`;
  await createUser(db, { name, email: `${newId()}@demo.example`, passwordHash: 'none' });
  return name;
}

/** A file of the buyer's in which something was found. */
export async function heldFile({ db, people }: World): Promise<string> {
  const { userId, companyId } = people.of('buyer');
  const key = `quotes/${companyId}/${randomUUID()}`;
  const found = { inspection: 'held', finding: 'upload.active-content' } as const;
  await db.insert(uploadedFile).values({ key, companyId, userId, bytes: 1, ...found });
  return key;
}
