import { embargoesAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { readEmbargoes } from './read-embargoes.ts';

const query = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** As people write HS codes: with dots or spaces. */
  hs: z
    .string()
    .max(20)
    .transform((text) => text.replace(/[. ]/g, ''))
    .pipe(z.string().regex(/^\d{0,10}$/))
    .optional(),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export function embargoRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/admin/embargoes',
    access: onlyAdmin,
    query,
    answer: embargoesAnswer,
    summary: 'Embargoes by country and HS code, and which file they are from',
    handler: ({ query: asked }) => readEmbargoes(db, { ...asked, now: clock() }),
  });
}
