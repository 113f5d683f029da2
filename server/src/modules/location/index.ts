import { countryAnswer } from 'shared-kit/contract';
import { anyone, defineModule } from '../../platform/http/index.ts';
import { visitorCountry } from './visitor-country.ts';

export { addressDatabase } from './address-database.ts';
export { visitorCountry } from './visitor-country.ts';

export const locationModule = defineModule({
  name: 'location',
  routes: (route) => {
    route({
      method: 'GET',
      url: '/api/what-is-my-country',
      access: anyone,
      answer: countryAnswer,
      summary: 'The country whose prices this visitor sees, and how it is known',
      cache: 'private, no-store',
      handler: ({ request }) => visitorCountry(request),
    });
  },
});
