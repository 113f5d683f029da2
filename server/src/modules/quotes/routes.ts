import { type ModuleContext, type RegisterRoute, whileListening } from '../../platform/http/index.ts';
import { marketMailParts } from '../accounts/index.ts';
import { deleteForgottenFiles, forgetUnusedUploads } from './correspondence/attachments.ts';
import { expireDue, remindDue } from './due/sweep.ts';
import { attachmentRoutes } from './routes/attachment-routes.ts';
import { decisionRoutes } from './routes/decision-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { groupRoutes } from './routes/group-routes.ts';
import { offerRoutes } from './routes/offer-routes.ts';
import { readingRoutes } from './routes/reading-routes.ts';
import { requestRoutes } from './routes/request-routes.ts';
import { shareRoutes } from './routes/share-routes.ts';
import { staffCaseRoutes } from './routes/staff-case-routes.ts';

const minute = 60_000;

export function quoteRoutes(route: RegisterRoute, context: ModuleContext): void {
  readingRoutes(route, context);
  requestRoutes(route, context);
  offerRoutes(route, context);
  decisionRoutes(route, context);
  groupRoutes(route, context);
  attachmentRoutes(route, context);
  shareRoutes(route, context);
  documentRoutes(route, context);
  staffCaseRoutes(route, context);
  const { app, background: db, files, log } = context;
  const parts = marketMailParts({ ...context, db });
  whileListening(app, { log, name: 'ending and reminding of quotes', pauseMs: minute }, async () => {
    await expireDue(db, parts);
    await remindDue(db, parts);
    await forgetUnusedUploads(db);
  });
  whileListening(app, { log, name: 'deleting forgotten uploads', pauseMs: 10 * minute }, async (stopped) => {
    await deleteForgottenFiles({ db, files }, stopped);
  });
}
