import { Readable } from 'node:stream';
import { audit } from 'shared-kit/contract/audit';
import { asDownload } from '../../platform/http/download.ts';
import {
  type ModuleContext,
  onlyAdmin,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { writeCsv } from './csv.ts';
import { readEntries, readOwnEntries } from './read-entries.ts';

export function auditRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(audit.list, audit.listSpec, {
    access: onlyAdmin,
    handler: ({ query }) => readEntries(db, query),
  });

  route(audit.download, audit.downloadSpec, {
    access: onlyAdmin,
    contentType: 'text/csv; charset=utf-8',
    handler: ({ query, reply }) => {
      asDownload(reply, `audit-${clock().toISOString().slice(0, 10)}.csv`);
      return Readable.from(writeCsv(db, query));
    },
  });

  route(audit.listOwn, audit.listOwnSpec, {
    access: onlyCompanyOwner,
    handler: ({ actor: { companyId }, query }) => readOwnEntries(db, companyId, query),
  });
}
