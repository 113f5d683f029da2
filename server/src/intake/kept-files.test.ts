import { describe, expect, it } from '@jest/globals';
import { desc, eq, like } from 'drizzle-orm';
import { heldFilesAnswer } from 'shared-kit/contract';
import { rows } from '../access/testing/rows/index.ts';
import { filled } from '../access/testing/walk.ts';
import { craftedPdf } from '../platform/testing/crafted-pdf.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { testEnv } from '../platform/testing/test-env.ts';
import { testJobContext } from '../platform/testing/test-job-context.ts';
import { inspectedFolders, inspectKept, uploadedFile } from '../platform/uploads/index.ts';
import { intakeMarket } from './testing/intake-market.ts';

const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** Where a file of each folder is opened, and by whom. */
const openedAt = {
  quotes: ['buyer', '/api/quotes/{id}/attachments/{attachmentId}'],
  financing: ['bank', '/api/financing-files/{id}'],
  datasheets: ['seller', '/api/products/{id}/datasheets/{datasheet}'],
} as const satisfies Readonly<Record<keyof typeof inspectedFolders, unknown>>;
const folders = Object.keys(openedAt) as (keyof typeof openedAt)[];

describe('files from before uploads were inspected', () => {
  const database = testDatabase();
  const market = intakeMarket(database);

  /** A file in a folder as it was kept before. */
  async function kept(folder: (typeof folders)[number], content: Buffer) {
    const [role, path] = openedAt[folder];
    const [row] = rows[`GET ${path}`] ?? [];
    const thing = (await row?.thing?.(market.world(), true)) ?? {};
    const [file] = await database.db
      .select()
      .from(uploadedFile)
      .where(like(uploadedFile.key, `${folder}/%`))
      .orderBy(desc(uploadedFile.wantedAt))
      .limit(1);
    const key = file?.key ?? '';
    await market.files.write(key, content);
    const from = { inspection: 'waiting', finding: null } as const;
    await database.db.update(uploadedFile).set(from).where(eq(uploadedFile.key, key));
    const open = async () => {
      const { status, text } = await market.world().ask(role, 'GET', filled(path, thing));
      return status === 200 ? 'opened' : JSON.parse(text).code;
    };
    return { key, open };
  }
  const inspect = () => {
    const env = testEnv({ CLAMD_URL: market.clamd().url });
    const context = testJobContext({ db: database.db, files: market.files, env });
    return inspectKept.run({}, context, new AbortController().signal);
  };
  const held = async () => {
    const { text } = await market.world().ask('staff', 'GET', '/api/admin/held-files');
    return heldFilesAnswer.parse(JSON.parse(text)).files;
  };

  it.each(folders)('are held in %s if something is found, until staff release them', async (folder) => {
    const { key, open } = await kept(folder, craftedPdf({ catalog: script }));
    expect(await open()).toBe('opened');
    await inspect();
    expect(await open()).toBe('upload.held');
    const [file] = (await held()).filter((each) => each.key === key);
    expect(file).toMatchObject({ door: inspectedFolders[folder], finding: 'upload.active-content' });
    expect(file?.names).toHaveLength(1);
    const release = () =>
      market.world().ask('staff', 'POST', '/api/admin/held-files/release', { key, reason: 'Harmless' });
    expect((await release()).status).toBe(200);
    expect(JSON.parse((await release()).text).code).toBe('upload.not-held');
    await inspect();
    expect([await open(), await held()]).toEqual(['opened', []]);
  });

  it.each(folders)('are opened as before in %s if nothing is found', async (folder) => {
    const { key, open } = await kept(folder, craftedPdf());
    await inspect();
    expect([await open(), await held()]).toEqual(['opened', []]);
    const [file] = await database.db.select().from(uploadedFile).where(eq(uploadedFile.key, key));
    expect(file?.inspection).toBe('passed');
  });

  it('are held with a virus, and wait for a scanner that is away', async () => {
    const { open } = await kept('quotes', Buffer.from('EICAR'));
    market.clamd().state.answer = 'INSTREAM size limit exceeded. ERROR\0';
    await inspect();
    expect(await open()).toBe('opened');
    market.clamd().state.answer = null;
    await inspect();
    expect(await open()).toBe('upload.held');
    expect((await held()).map(({ finding }) => finding)).toEqual(['upload.infected']);
  });
});
