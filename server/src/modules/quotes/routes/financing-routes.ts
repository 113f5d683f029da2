import { quoteMoves } from 'shared-kit/contract/quotes';
import type { ModuleContext, RegisterRoute } from '../../../platform/http/index.ts';
import { extendFinancing } from '../financing/extend-financing.ts';
import { changeRoute } from './change-route.ts';

/** The maker's part in a financing: how long an acceptance waits for it. */
export function financingRoutes(route: RegisterRoute, context: ModuleContext): void {
  changeRoute(route, context, {
    endpoint: quoteMoves.extendFinancing,
    spec: quoteMoves.extendFinancingSpec,
    move: 'extend-financing',
    work: extendFinancing,
  });
}
