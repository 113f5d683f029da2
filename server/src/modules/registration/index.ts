import { defineModule, whileListening } from '../../platform/http/index.ts';
import { forgetAbandoned } from './forget-abandoned.ts';
import { registrationRoutes } from './routes.ts';

const sixHours = 6 * 3_600_000;

/** Coming in: a person and, if they have one, their company. */
export const registrationModule = defineModule({
  name: 'registration',
  routes: (route, context) => {
    const { app, clock, background: db, log } = context;
    registrationRoutes(route, context);
    whileListening(
      app,
      { log, name: 'forgetting abandoned registrations', pauseMs: sixHours },
      async (stopped) => {
        await forgetAbandoned(db, clock(), stopped);
      },
    );
  },
});
