import { makerFigures, makers } from 'shared-kit/contract/makers';
import { AppError, defineModule, onlyManufacturer, signedIn } from '../../platform/http/index.ts';
import { readProductFigures } from './product-figures.ts';
import { readOverview } from './read-overview.ts';
import { readResponse } from './responses.ts';

export { computeResponses } from './responses.ts';

/** Figures about makers: for themselves, and for buyers who wonder how fast they answer. */
export const makerFiguresModule = defineModule({
  name: 'maker-figures',
  routes: (route, { db, clock }) => {
    route(makerFigures.readOverview, makerFigures.readOverviewSpec, {
      access: onlyManufacturer,
      handler: async ({ query: { period }, actor: { companyId } }) => {
        // Doesn't happen in practice: only a company makes its members manufacturers.
        if (!companyId) throw new AppError('company.not-found');
        return readOverview(db, companyId, { period, now: clock() });
      },
    });
    route(makerFigures.readProducts, makerFigures.readProductsSpec, {
      access: onlyManufacturer,
      handler: async ({ query: { ids }, actor: { companyId } }) => {
        if (!companyId) throw new AppError('company.not-found');
        return readProductFigures(db, companyId, { ids, now: clock() });
      },
    });
    route(makers.readResponse, makers.readResponseSpec, {
      access: signedIn,
      handler: async ({ params: { id } }) => ({ response: await readResponse(db, id) }),
    });
  },
});
