import { eq } from 'drizzle-orm';
import { defaultLocale, isLocale } from 'shared-kit/contract/languages';
import { quotes } from 'shared-kit/contract/quotes';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { marketMailParts } from '../../accounts/index.ts';
import { expireDue, ofCompany } from '../due/sweep.ts';
import { readDetail } from '../reading/detail.ts';
import type { FinancedQuotes } from '../reading/financed-quotes.ts';
import { readList } from '../reading/list.ts';
import { rfq } from '../schema.ts';

export const localeOf = ({ locale }: { locale?: string | undefined }) =>
  isLocale(locale) ? locale : defaultLocale;

/** Lists and details. Expires overdue quotes before reading, so that readers needn't wait for the sweep. */
export function readingRoutes(
  route: RegisterRoute,
  context: ModuleContext,
  financedQuotes: FinancedQuotes,
): void {
  const { db } = context;
  const parts = marketMailParts(context);
  route(quotes.list, quotes.listSpec, {
    access: signedIn,
    handler: async ({ query, actor }) => {
      if (actor.companyId) await expireDue(db, parts, ofCompany(actor.companyId));
      return db.transaction(
        (tx) => readList(tx, query, actor, { locale: localeOf(query), financedQuotes }),
        atOneMoment,
      );
    },
  });
  route(quotes.read, quotes.readSpec, {
    access: signedIn,
    handler: async ({ params: { id }, query, actor }) => {
      await expireDue(db, parts, eq(rfq.id, id));
      // Writable, because the same transaction records that staff looked.
      const how = actor.isAdmin ? { ...atOneMoment, accessMode: 'read write' as const } : atOneMoment;
      return db.transaction((tx) => readDetail(tx, id, actor, localeOf(query)), how);
    },
  });
}

/** All statements see the same snapshot. */
const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
