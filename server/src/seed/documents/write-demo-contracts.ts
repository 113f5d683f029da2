import { createHash } from 'node:crypto';
import { defaultLocale } from 'shared-kit/contract/languages';
import { financingFolder, replayContract, replayLetter } from '../../modules/financing/index.ts';
import type { JobContext } from '../../platform/jobs/index.ts';
import { writePdf } from '../../platform/pdf/index.ts';
import { storeUpload } from '../../platform/uploads/index.ts';
import { demoFinancing } from '../demo/trade/demo-financing.ts';
import type { Seeding } from './write-demo-documents.ts';

const dayMs = 86_400_000;

/** Gives signed financings of the demo their contract and payments. One specimen serves all. */
export async function writeDemoContracts({ staffId, now }: Seeding, context: JobContext): Promise<void> {
  const createdAt = new Date(now);
  const title = 'Financing contract · Finansman sözleşmesi';
  const content = await writePdf({
    title,
    locale: defaultLocale,
    author: 'Tezgah',
    createdAt,
    footNote: 'Specimen · Örnek',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: 'A specimen of the fictional market. Kurgusal pazarın örnek belgesi.' },
    ],
  });
  const fileKey = `${financingFolder}/demo/contract`;
  await storeUpload(context, { key: fileKey, content, by: { userId: staffId, companyId: null } });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { fileKey, sha256, bytes: content.length, name: 'contract.pdf' };
  const daysBefore = (days: number) => new Date(createdAt.getTime() - days * dayMs);
  await context.db.transaction(async (tx) => {
    for (const { number, contract, letter } of demoFinancing) {
      if (letter)
        await replayLetter(tx, {
          number,
          file: { ...file, name: 'letter-of-credit.pdf' },
          issuedAt: daysBefore(letter.issued),
          presentedAt: letter.presented === undefined ? null : daysBefore(letter.presented),
          paidAt: letter.paid === undefined ? null : daysBefore(letter.paid),
        });
      if (!contract) continue;
      const payments = contract.payments.map(([share, daysAgo]) => ({ share, at: daysBefore(daysAgo) }));
      const { signed, form = 'ink' } = contract;
      await replayContract(tx, { number, file, signedAt: daysBefore(signed), form, payments });
    }
  });
}
