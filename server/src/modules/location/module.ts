import { pricingCountry } from 'shared-kit/contract/pricing-country';
import { anyone, defineModule } from '../../platform/http/index.ts';
import { visitorCountry } from './visitor-country.ts';

export const locationModule = defineModule({
  name: 'location',
  routes: (route) => {
    route(pricingCountry.read, pricingCountry.readSpec, {
      access: anyone,
      cache: 'private, no-store',
      handler: ({ request }) => visitorCountry(request),
    });
  },
});
