import { defineModule } from '../../platform/http/index.ts';
import { auditRoutes } from './routes.ts';

/** The audit log as staff and companies read it. */
export const auditModule = defineModule({ name: 'audit', routes: auditRoutes });
