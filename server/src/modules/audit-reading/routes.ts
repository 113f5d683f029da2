import { Readable } from 'node:stream';
import { auditAnswer, auditTopics, dayInput } from 'shared-kit/contract';
import * as z from 'zod';
import { asDownload } from '../../platform/http/download.ts';
import {
  type ModuleContext,
  onlyAdmin,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { writeCsv } from './csv.ts';
import { readEntries, readOwnEntries } from './read-entries.ts';

const page = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
const filter = z.object({
  company: z.string().trim().max(100).optional(),
  topic: z.enum(auditTopics).optional(),
  who: z.string().trim().max(100).optional(),
  from: z.optional(dayInput('audit.from')),
  to: z.optional(dayInput('audit.to')),
});

export function auditRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/admin/audit',
    access: onlyAdmin,
    query: filter.extend(page.shape),
    answer: auditAnswer,
    summary: 'Who changed what, newest first; by company, topic, person and days',
    handler: ({ query }) => readEntries(db, query),
  });

  route({
    method: 'GET',
    url: '/api/admin/audit.csv',
    access: onlyAdmin,
    query: filter,
    answer: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
    summary: 'The same as a file, without pages',
    handler: ({ query, reply }) => {
      asDownload(reply, `audit-${clock().toISOString().slice(0, 10)}.csv`);
      return Readable.from(writeCsv(db, query));
    },
  });

  route({
    method: 'GET',
    url: '/api/company/audit',
    access: onlyCompanyOwner,
    query: page,
    answer: auditAnswer,
    summary: 'What changed in my company, newest first',
    handler: ({ actor: { companyId }, query }) => readOwnEntries(db, companyId, query),
  });
}
