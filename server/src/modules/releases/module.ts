import { defineModule } from '../../platform/http/index.ts';
import { adminReleaseRoutes } from './admin-routes.ts';
import { releaseRoutes } from './routes.ts';

export { forgetFailures } from './failures/forget-failures.ts';
export { removeRetiredReleases } from './remove-retired.ts';

/** Releases of areas: uploaded by their teams, given to visitors, kept for open tabs. */
export const releasesModule = defineModule({
  name: 'releases',
  routes: (route, context) => {
    releaseRoutes(route, context);
    adminReleaseRoutes(route, context);
  },
});
