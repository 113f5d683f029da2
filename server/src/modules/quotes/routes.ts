import { defaultLocale, isLocale, type Locale, quotesAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../platform/http/index.ts';
import { totalOf } from './line-total.ts';
import { findLines, listBuyersRfqs, type RfqLine } from './repository.ts';

const query = z.object({ locale: z.string().optional() });
const mostListed = 200;

const titleOf = (line: RfqLine | undefined, locale: Locale): string =>
  (locale === 'tr' ? line?.titleTr : null) ?? line?.titleEn ?? '';

export function quoteRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/quotes',
    access: signedIn,
    query,
    answer: quotesAnswer,
    summary: 'The RFQs of my company, newest first; none for who belongs to no company',
    handler: async ({ query: { locale: asked }, actor: { companyId } }) => {
      if (companyId === null) return { quotes: [] };
      const locale = isLocale(asked) ? asked : defaultLocale;
      const rfqs = await listBuyersRfqs(db, companyId, mostListed);
      const linesById = await findLines(
        db,
        rfqs.map(({ id }) => id),
      );
      const quotes = rfqs.map(({ currency, createdAt, replyBy, ...rfq }) => {
        const lines = linesById.get(rfq.id) ?? [];
        return {
          ...rfq,
          lineCount: lines.length,
          firstLine: titleOf(lines[0], locale),
          total: totalOf(lines, currency),
          createdAt: createdAt.toISOString(),
          replyBy: replyBy?.toISOString() ?? null,
        };
      });
      return { quotes };
    },
  });
}
