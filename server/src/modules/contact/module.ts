import { defineModule } from '../../platform/http/index.ts';
import { contactRoutes } from './routes.ts';

export { forgetOldMessages } from './forget-messages.ts';

/** Messages of visitors to the market's staff. */
export const contactModule = defineModule({ name: 'contact', routes: contactRoutes });
