import { Readable } from 'node:stream';
import { companyMay } from 'shared-kit/contract/companies';
import { bankQuotes } from 'shared-kit/contract/financing';
import { asDownload } from '../../../platform/http/download.ts';
import {
  type Actor,
  AppError,
  type ModuleContext,
  onlyBank,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { findCompany } from '../../companies/index.ts';
import { officersOf } from './officers.ts';
import { readQueue, readQueueFigures } from './queue.ts';
import { writeQueue } from './queue-csv.ts';

/** What buyers shared with a bank, as a list and as a file. */
export function queueRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  const readerOf = async ({ companyId, userId }: Pick<Actor, 'companyId' | 'userId'>) => {
    const bank = companyId && (await findCompany(db, companyId));
    if (!bank) throw new AppError('company.not-allowed');
    const onlySigned = !companyMay(bank, 'read-shared-requests');
    return { bankCompanyId: bank.id, userId, onlySigned, now: clock() };
  };
  route(bankQuotes.list, bankQuotes.listSpec, {
    access: onlyBank,
    handler: async ({ query, actor }) => {
      const reader = await readerOf(actor);
      const [page, figures, officers] = await Promise.all([
        readQueue(db, query, reader),
        readQueueFigures(db, reader),
        officersOf(db, reader.bankCompanyId),
      ]);
      return { ...page, onlySigned: reader.onlySigned, figures, officers };
    },
  });
  route(bankQuotes.table, bankQuotes.tableSpec, {
    access: onlyBank,
    contentType: 'text/csv; charset=utf-8',
    handler: async ({ query, reply, actor }) => {
      const reader = await readerOf(actor);
      asDownload(reply, `financing-requests-${reader.now.toISOString().slice(0, 10)}.csv`);
      return Readable.from(writeQueue(db, query, reader));
    },
  });
}
