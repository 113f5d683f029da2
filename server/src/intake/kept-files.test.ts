import { describe, expect, it } from '@jest/globals';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import { namesOf } from 'shared-kit/contract/tables';
import { heldFilesAnswer } from 'shared-kit/contract/uploads';
import { eachSeed } from 'shared-kit/testing/random-runs';
import { rows } from '../access/testing/rows/index.ts';
import { filled } from '../access/testing/walk.ts';
import { firstValue } from '../access/testing/world.ts';
import { auditEntry } from '../modules/audit/index.ts';
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
const folders = namesOf(openedAt);

describe('files from before uploads were inspected', () => {
  const database = testDatabase();
  const market = intakeMarket(database);
  let races = 0;

  /** Where a file of each folder is listed, by where it is opened. */
  const listedAt: Readonly<
    Record<(typeof folders)[number], (params: Readonly<Record<string, string>>) => Promise<string>>
  > = {
    quotes: async ({ id }) => `/api/quotes/${id}`,
    financing: async ({ id }) =>
      `/api/bank/quotes/${await firstValue(database.db, sql`select bank_quote_id from financing_file where id = ${id}`)}`,
    datasheets: async ({ id }) => `/api/products/${id}`,
  };
  type Listed = Readonly<{ links: boolean; isHeld: boolean }>;
  /** Processes keep answers until they hear of a change. */
  async function becomes(list: () => Promise<Listed>, expected: Listed): Promise<void> {
    let listed = await list();
    for (let turn = 0; turn < 100 && listed.isHeld !== expected.isHeld; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      listed = await list();
    }
    expect(listed).toEqual(expected);
  }

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
    const params: Readonly<Record<string, string>> = thing.params ?? {};
    const listed = await listedAt[folder](params);
    /** The addresses that the list has for it, and whether it says that a file is held. */
    const list = async () => {
      const { text } = await market.world().ask(role, 'GET', listed);
      return { links: text.includes(`"${filled(path, thing)}"`), isHeld: text.includes('"isHeld":true') };
    };
    return { key, open, list };
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
    const { key, open, list } = await kept(folder, craftedPdf({ catalog: script }));
    expect([await open(), await list()]).toEqual(['opened', { links: true, isHeld: false }]);
    await inspect();
    expect(await open()).toBe('upload.held');
    await becomes(list, { links: false, isHeld: true });
    const [file] = (await held()).filter((each) => each.key === key);
    expect(file).toMatchObject({ door: inspectedFolders[folder], finding: 'upload.active-content' });
    expect(file?.names).toHaveLength(1);
    const release = () =>
      market.world().ask('staff', 'POST', '/api/admin/held-files/release', { key, reason: 'Harmless' });
    expect((await release()).status).toBe(200);
    expect(JSON.parse((await release()).text).code).toBe('upload.not-held');
    await inspect();
    expect([await open(), await held()]).toEqual(['opened', []]);
    await becomes(list, { links: true, isHeld: false });
  });

  const releases = { file: 'intake/kept-files', from: 0, few: 3, many: 40, failedOnce: [] };
  eachSeed('are released once by two of the staff at once', releases, async () => {
    const { key, open } = await kept('quotes', craftedPdf({ catalog: script }));
    await inspect();
    const release = (role: 'staff' | 'caseStaff') =>
      market
        .world()
        .ask(role, 'POST', '/api/admin/held-files/release', { key, reason: `Released by ${role}` });
    const answers = await Promise.all([release('staff'), release('caseStaff')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? 'staff' : 'caseStaff';
    const { userId } = market.world().people.of(winner);
    const [file] = await database.db.select().from(uploadedFile).where(eq(uploadedFile.key, key));
    expect(file?.releasedBy).toBe(userId);
    const entries = await database.db
      .select({ userId: auditEntry.userId, reason: auditEntry.reason })
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'document.released'), like(auditEntry.reason, 'Released by%')))
      .orderBy(desc(auditEntry.id));
    races += 1;
    expect(entries).toHaveLength(races);
    expect(entries[0]).toEqual({ userId, reason: `Released by ${winner}` });
    expect(await open()).toBe('opened');
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
