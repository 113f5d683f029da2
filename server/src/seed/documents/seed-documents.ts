import * as z from 'zod';
import { hasDocuments } from '../../modules/documents/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { addJob, defineJob } from '../../platform/jobs/index.ts';
import type { Seeding } from './write-demo-documents.ts';

const payload = z.object({
  companies: z.record(z.string(), z.uuid()),
  staffId: z.uuid(),
  now: z.iso.datetime(),
});

/** Gives the demo companies their documents. A job, so that a first start needn't wait for PDFs to be made. */
export const seedDocuments = defineJob<Seeding>({
  name: 'seed-documents',
  payload,
  attempts: 5,
  limitSeconds: 120,
  run: async (seeding, context) => {
    // Read now: only a first start of the demo market needs its data.
    const { writeDemoDocuments } = await import('./write-demo-documents.ts');
    const { writeDemoContracts } = await import('./write-demo-contracts.ts');
    // Tried again, neither stores anything twice.
    if (!(await hasDocuments(context.db))) await writeDemoDocuments(seeding, context);
    // Some are signed by people whose power the documents show.
    await writeDemoContracts(seeding, context);
  },
});

type Later = Readonly<{ companies: ReadonlyMap<string, string>; staffId: string; now: Date }>;

export const seedDocumentsLater = (tx: Tx, { companies, staffId, now }: Later): Promise<void> =>
  addJob(tx, seedDocuments, { companies: Object.fromEntries(companies), staffId, now: now.toISOString() });
