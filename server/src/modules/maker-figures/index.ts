import { makerOverview, makers, overviewPeriods, productFiguresAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import { AppError, defineModule, onlyManufacturer, signedIn } from '../../platform/http/index.ts';
import { readProductFigures } from './product-figures.ts';
import { readOverview } from './read-overview.ts';
import { readResponse } from './responses.ts';

export { computeResponses } from './responses.ts';

/** As many as a page of the list has, separated by commas. */
const productIds = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(100));

/** Figures about makers: for themselves, and for buyers who wonder how fast they answer. */
export const makerFiguresModule = defineModule({
  name: 'maker-figures',
  routes: (route, { db, clock }) => {
    route({
      method: 'GET',
      url: '/api/manufacturer/overview',
      access: onlyManufacturer,
      query: z.object({ period: z.enum(overviewPeriods).default('year') }),
      answer: makerOverview,
      summary: 'How my company’s requests, offers and products fare',
      handler: async ({ query: { period }, actor: { companyId } }) => {
        // Doesn't happen in practice: only a company makes its members manufacturers.
        if (!companyId) throw new AppError('company.not-found');
        return readOverview(db, companyId, { period, now: clock() });
      },
    });
    route({
      method: 'GET',
      url: '/api/manufacturer/product-figures',
      access: onlyManufacturer,
      query: z.object({ ids: productIds }),
      answer: productFiguresAnswer,
      summary: 'How often my company’s products were looked at and asked for lately',
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
