import { describe, expect } from '@jest/globals';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { writePdf } from '../../../platform/pdf/index.ts';
import { itWith } from '../../../platform/testing/programs.ts';
import { eicar, realClamd } from '../../../platform/testing/real-clamd.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testEnv } from '../../../platform/testing/test-env.ts';
import { testJobContext } from '../../../platform/testing/test-job-context.ts';
import { scanDocuments } from '../module.ts';
import { documentCompany } from '../testing.ts';

describe('real scanner', () => {
  const database = testDatabase();

  const letter = () =>
    writePdf({
      title: 'Poliçe',
      locale: 'tr',
      author: 'Us',
      createdAt: new Date(0),
      footNote: '',
      blocks: [{ kind: 'paragraph', text: 'Sigorta poliçesi' }],
    });

  itWith(
    ['clamd'],
    'the real clamd lets a clean PDF pass, and has one deleted that holds EICAR',
    async () => {
      const [files, clamd] = [memoryFiles(), await realClamd()];
      const app = await testApp({ ...database, files }, { CLAMD_URL: clamd.url });
      try {
        const env = testEnv({ CLAMD_URL: clamd.url });
        const sweep = () =>
          scanDocuments.run({}, testJobContext({ ...database, files, env }), new AbortController().signal);
        const { owner } = await documentCompany(database.db, app);
        /** How a document fares that is uploaded as an insurance. */
        const fate = async (content: Buffer) => {
          expect((await owner.upload('insurance', content, 'policy.pdf')).status).toBe(200);
          await sweep();
          const { state, document } = await owner.point('insurance');
          return { state, reason: document?.reason, file: document?.file };
        };
        const clean = await letter();
        expect(await fate(clean)).toMatchObject({
          state: 'in_review',
          file: { isScanned: true, isReadable: true },
        });
        // Behind the end of a PDF, where readers don't look.
        const infected = await fate(Buffer.concat([clean, Buffer.from(`${eicar}\n`)]));
        expect(infected).toMatchObject({ state: 'infected', reason: expect.stringMatching(/^Own\.Eicar/) });
        expect(infected.file?.isReadable ?? false).toBe(false);
      } finally {
        await app.close();
        await clamd.close();
      }
    },
  );
});
