import { catalogue } from 'shared-kit/contract/catalogue';
import { defineModule, signedIn } from '../../platform/http/index.ts';
import { assertVisible, findOffer } from '../catalogue/index.ts';
import { visitorCountry } from '../location/index.ts';
import { countView } from './count-view.ts';

export { forgetViews } from './forget-views.ts';

/** Counts how often products are looked at. Only people with a session see products, so robots never count. */
export const productViewsModule = defineModule({
  name: 'product-views',
  routes: (route, { db, clock }) => {
    route(catalogue.countView, catalogue.countViewSpec, {
      access: signedIn,
      handler: async ({ params: { id }, actor, request }) => {
        const found = await findOffer(db, id);
        assertVisible(found, actor.companyId);
        const { sellerCompanyId, status, id: productId } = found.product;
        if (sellerCompanyId === actor.companyId || status !== 'published') return { counted: false };
        const { country } = await visitorCountry(request);
        const { sessionId } = actor;
        const counted = await countView(db, { productId, sellerCompanyId, country, sessionId, at: clock() });
        return { counted };
      },
    });
  },
});
