import * as z from 'zod/mini';
import { dayInput } from '../dates/index.ts';
import { pageLimit } from '../endpoints/usual-schemas.ts';
import { auditTopics } from './actions.ts';

/** The query of `GET /api/company/audit`. */
export const auditPage = z.object({
  cursor: z.optional(z.string()),
  limit: pageLimit(50),
});

const words = z.optional(z.string().check(z.trim(), z.maxLength(100)));
/** The query of `GET /api/admin/audit.csv`. */
export const auditFilter = z.object({
  company: words,
  topic: z.optional(z.enum(auditTopics)),
  who: words,
  from: z.optional(dayInput('audit.from')),
  to: z.optional(dayInput('audit.to')),
});

/** The query of `GET /api/admin/audit`. */
export const auditQuery = z.extend(auditFilter, auditPage.shape);
