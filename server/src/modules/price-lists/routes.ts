import {
  priceListAnswer,
  priceListChange,
  priceListCompaniesAnswer,
  priceListProductsAnswer,
  priceListsAnswer,
} from 'shared-kit/contract';
import * as z from 'zod';
import {
  type Actor,
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { nameOfUser } from '../accounts/index.ts';
import { readPresentation, searchOwnRows } from '../catalogue/index.ts';
import { buyersOf } from '../quotes/index.ts';
import { latestRates } from '../rates/index.ts';
import { removeList, saveList } from './change-list.ts';
import { productAnswer, readList, readLists } from './read-lists.ts';

/** The makers' people who set prices for single customers. */
const mayChange = ({ companyRole }: Actor) => companyRole === 'owner' || companyRole === 'approver';

const makerOf = ({ companyId }: Actor): string => {
  // Doesn't happen in practice: only a company makes its members manufacturers.
  if (!companyId) throw new AppError('company.not-found');
  return companyId;
};

const changerOf = (actor: Actor): string => {
  if (!mayChange(actor)) throw new AppError('access.forbidden');
  return makerOf(actor);
};

const path = '/api/manufacturer/price-lists';
const one = {
  url: `${path}/:id`,
  access: onlyManufacturer,
  params: z.object({ id: z.uuid().toLowerCase() }),
} as const;
const locale = z.object({ locale: z.string().optional() });
/** Products that a search offers to pick from. */
const foundAtOnce = 20;

/** A maker's private price lists. All of the company read them; its owners and approvers change them. */
export function priceListRoutes(route: RegisterRoute, context: ModuleContext): void {
  readingRoutes(route, context);
  pickingRoutes(route, context);
  changingRoutes(route, context);
}

function readingRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: path,
    access: onlyManufacturer,
    answer: priceListsAnswer,
    summary: 'My company’s private price lists, the newest first',
    handler: ({ actor }) =>
      readLists(db, { makerId: makerOf(actor), mayChange: mayChange(actor), now: clock() }),
  });
  route({
    ...one,
    method: 'GET',
    query: locale,
    answer: priceListAnswer,
    summary: 'A private price list with its companies and entries',
    handler: ({ params: { id }, query, actor, request }) =>
      readList(db, id, {
        makerId: makerOf(actor),
        mayChange: mayChange(actor),
        now: clock(),
        locale: readPresentation(query, request.cookies).locale,
      }),
  });
}

function pickingRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  route({
    method: 'GET',
    url: `${path}/companies`,
    access: onlyManufacturer,
    answer: priceListCompaniesAnswer,
    summary: 'The companies that sent my company a request: only they may be on a list',
    handler: async ({ actor }) => ({
      companies: (await buyersOf(db, makerOf(actor))).toSorted((a, b) => a.name.localeCompare(b.name)),
    }),
  });
  route({
    method: 'GET',
    url: `${path}/products`,
    access: onlyManufacturer,
    query: locale.extend({ q: z.string().max(200).default('') }),
    answer: priceListProductsAnswer,
    summary: 'My company’s products with these words, to pick for a list',
    handler: async ({ query, actor, request }) => {
      const { locale } = readPresentation(query, request.cookies);
      const rows = await searchOwnRows(db, makerOf(actor), { q: query.q, limit: foundAtOnce });
      const rates = await latestRates(db);
      return { products: rows.map((row) => productAnswer(row, locale, rates)) };
    },
  });
}

function changingRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    ...one,
    method: 'PUT',
    body: priceListChange,
    answer: z.object({ revision: z.number() }),
    summary: 'Writes a private price list as a whole, as an owner or approver',
    handler: async ({ request, body, params: { id }, actor }) => {
      const makerId = changerOf(actor);
      const { userId } = actor;
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const savedByName = (await nameOfUser(tx, userId)) ?? '';
        return saveList(tx, { makerId, id, savedByName, now: clock() }, body);
      });
    },
  });
  route({
    ...one,
    method: 'DELETE',
    answer: z.object({}),
    summary: 'Removes a private price list; its companies have the public prices again',
    handler: async ({ params: { id }, actor }) => {
      await db.transaction((tx) => removeList(tx, changerOf(actor), id));
      return {};
    },
  });
}
