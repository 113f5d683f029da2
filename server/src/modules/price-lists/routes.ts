import { priceLists } from 'shared-kit/contract/price-lists';
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
import { listsOf } from './find-lists.ts';
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

/** Products that a search offers to pick from. */
const foundAtOnce = 20;

/** A maker's private price lists. All of the company read them; its owners and approvers change them. */
export function priceListRoutes(route: RegisterRoute, context: ModuleContext): void {
  readingRoutes(route, context);
  pickingRoutes(route, context);
  changingRoutes(route, context);
}

function readingRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(priceLists.list, priceLists.listSpec, {
    access: onlyManufacturer,
    handler: ({ actor }) =>
      readLists(db, { makerId: makerOf(actor), mayChange: mayChange(actor), now: clock() }),
  });
  route(priceLists.read, priceLists.readSpec, {
    access: onlyManufacturer,
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
  route(priceLists.listCompanies, priceLists.listCompaniesSpec, {
    access: onlyManufacturer,
    handler: async ({ actor }) => ({
      companies: (await buyersOf(db, makerOf(actor))).toSorted((a, b) => a.name.localeCompare(b.name)),
    }),
  });
  route(priceLists.findProducts, priceLists.findProductsSpec, {
    access: onlyManufacturer,
    handler: async ({ query, actor, request }) => {
      const { locale } = readPresentation(query, request.cookies);
      const rows = await searchOwnRows(db, makerOf(actor), { q: query.q, limit: foundAtOnce });
      const rates = await latestRates(db);
      return { products: rows.map((row) => productAnswer(row, locale, rates)) };
    },
  });
}

function changingRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(priceLists.save, priceLists.saveSpec, {
    access: onlyManufacturer,
    keptNames: async ({ actor, params }) =>
      (await listsOf(db, makerOf(actor))).flatMap(({ id, name }) => (id === params.id ? [name] : [])),
    handler: async ({ request, body, params: { id }, actor }) => {
      const makerId = changerOf(actor);
      const { userId } = actor;
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const savedByName = (await nameOfUser(tx, userId)) ?? '';
        return saveList(tx, { makerId, id, savedByName, now: clock() }, body);
      });
    },
  });
  route(priceLists.remove, priceLists.removeSpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, actor }) => {
      await db.transaction((tx) => removeList(tx, changerOf(actor), id));
      return {};
    },
  });
}
