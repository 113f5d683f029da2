import { defineModule, whileListening } from '../../platform/http/index.ts';
import { forgetMessages } from './repository.ts';
import { contactRoutes } from './routes.ts';

const hour = 3_600_000;
const keptDays = 365;

/** What visitors write to the market's staff. */
export const contactModule = defineModule({
  name: 'contact',
  routes: (route, context) => {
    contactRoutes(route, context);
    const { app, clock, background: db, log } = context;
    whileListening(app, { log, name: 'forgetting old messages of visitors', pauseMs: hour }, () =>
      forgetMessages(db, new Date(clock().getTime() - keptDays * 24 * hour)),
    );
  },
});
