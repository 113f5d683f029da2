import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../platform/db/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { company, verificationDecision } from '../../companies/index.ts';
import { aPicture, documentCompany } from '../../documents/testing.ts';
import { exportCompany } from '../index.ts';
import { exportedTables, leftOut } from './exported-tables.ts';

describe('export company', () => {
  const database = testDatabase();
  const files = memoryFiles();
  const folder = mkdtempSync(join(tmpdir(), 'company-export-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('says of every table whether a company gets its rows', async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    const known = [...exportedTables.map(({ table }) => table), ...Object.values(leftOut).flat()];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it('writes what is a company’s own, with its files, and nothing that staff or others keep', async () => {
    const { db } = database;
    const app = await testApp({ ...database, files });
    const shop = await documentCompany(db, app);
    const other = await documentCompany(db, app);
    await shop.owner.upload('tax-certificate');
    const at = new Date();
    await db.insert(verificationDecision).values([
      {
        id: newId(),
        companyId: shop.id,
        from: 'submitted',
        to: 'approved',
        actor: 'Burak',
        at,
        reason: 'Complete',
        snapshot: { checks: { namesakes: ['Other Ltd'] } },
      },
      {
        id: newId(),
        companyId: shop.id,
        from: 'approved',
        to: 'suspended',
        actor: 'Burak',
        at,
        reason: 'Listed',
        suspension: 'sanctions',
      },
    ]);
    await db.update(company).set({ heldSince: at }).where(eq(company.id, shop.id));
    await db.execute(sql`insert into company_note (id, company_id, user_id, text, at)
    values (${newId()}, ${shop.id}, ${shop.ownerId}, 'An internal note', now())`);
    const draft = newId();
    await db.execute(sql`
    insert into rfq (id, number, buyer_company_id, seller_company_id, state, currency, delivery_country, note)
    values (${draft}, 'Q-1', ${other.id}, ${shop.id}, 'draft', 'EUR', 'TR', 'Not sent yet')`);

    const target = join(folder, 'shop');
    const result = await exportCompany({ db, files }, shop.id, target);
    expect(result).toMatchObject({ files: 1, missing: [] });
    const text = readFileSync(join(target, 'company.json'), 'utf8');
    const { tables } = JSON.parse(text);
    expect(tables.company).toMatchObject([{ id: shop.id }]);
    expect(tables.user_account).toHaveLength(2);
    expect(tables.company_document).toMatchObject([{ requirement: 'tax-certificate' }]);
    expect(tables.document_trace).toMatchObject([{ action: 'uploaded' }]);
    expect(tables.verification_decision).toMatchObject([{ reason: 'Complete' }]);
    for (const secret of ['internal note', 'Burak', 'Other Ltd', 'held_since', 'sanctions', 'Not sent yet']) {
      expect(text).not.toContain(secret);
    }
    const [{ key }] = tables.uploaded_file;
    expect(readFileSync(join(target, 'files', key)).equals(aPicture)).toBe(true);

    const others = join(folder, 'other');
    await exportCompany({ db, files }, other.id, others);
    const ofOther = JSON.parse(readFileSync(join(others, 'company.json'), 'utf8')).tables;
    expect(ofOther.rfq).toMatchObject([{ note: 'Not sent yet' }]);
    expect(ofOther.company_document).toEqual([]);
    await app.close();
  });

  it('runs for a bank, a buyer and a maker: each condition is valid', async () => {
    const app = await testApp({ ...database, files });
    const bank = await documentCompany(database.db, app, { kind: 'bank' });
    await expect(
      exportCompany({ db: database.db, files }, bank.id, join(folder, 'bank')),
    ).resolves.toMatchObject({
      files: 0,
    });
    await app.close();
  });
});
