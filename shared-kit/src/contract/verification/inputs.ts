import * as z from 'zod/mini';
import { verificationStates } from '../companies/company-kinds.ts';
import { pageLimit } from '../endpoints/usual-schemas.ts';
import { namesOf } from '../tables/index.ts';
import { companyGroups } from './api.ts';

/** The query of `GET /api/admin/verification`. */
export const verificationQueueQuery = z.object({
  /** `waiting`: those awaiting a decision of the staff; `incomplete`: verified, but a document is missing. */
  state: z._default(z.enum(['waiting', 'incomplete', 'all', ...verificationStates]), 'waiting'),
  group: z.optional(z.enum(namesOf(companyGroups))),
  /** Only what I took over. */
  mine: z.optional(z.literal('true')),
  q: z._default(z.string().check(z.maxLength(100)), ''),
  cursor: z.optional(z.string()),
  limit: pageLimit(30),
});
