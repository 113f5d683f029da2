import type { ModuleContext, RegisterRoute } from '../../platform/http/index.ts';
import type { FinancedQuotes } from './reading/financed-quotes.ts';
import { attachmentRoutes } from './routes/attachment-routes.ts';
import { decisionRoutes } from './routes/decision-routes.ts';
import { discountRoutes } from './routes/discount-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { financingRoutes } from './routes/financing-routes.ts';
import { groupRoutes } from './routes/group-routes.ts';
import { makerNotesRoutes } from './routes/maker-notes-routes.ts';
import { offerRoutes } from './routes/offer-routes.ts';
import { readingRoutes } from './routes/reading-routes.ts';
import { requestRoutes } from './routes/request-routes.ts';
import { shareRoutes } from './routes/share-routes.ts';
import { staffCaseRoutes } from './routes/staff-case-routes.ts';
import { templateRoutes } from './routes/template-routes.ts';

export function quoteRoutes(
  route: RegisterRoute,
  context: ModuleContext,
  financedQuotes: FinancedQuotes,
): void {
  readingRoutes(route, context, financedQuotes);
  requestRoutes(route, context);
  offerRoutes(route, context);
  discountRoutes(route, context);
  makerNotesRoutes(route, context);
  decisionRoutes(route, context);
  financingRoutes(route, context);
  groupRoutes(route, context);
  attachmentRoutes(route, context);
  shareRoutes(route, context);
  documentRoutes(route, context);
  staffCaseRoutes(route, context);
  templateRoutes(route, context);
}
