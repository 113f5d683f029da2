import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { SealHindrance } from 'shared-kit/contract/signing';
import type { Database } from '../../../platform/db/index.ts';
import type { Env } from '../../../platform/env.ts';
import { loadSealing, type SealKey } from '../../../platform/pdf-seal/index.ts';
import { sealTestKey } from '../schema.ts';

/** Something that the seal needs isn't there for now; it is tried again. */
export class SealHindered extends Error {
  readonly hindrance: SealHindrance;

  constructor(hindrance: SealHindrance, cause?: unknown) {
    super(`the seal waits: ${hindrance}`, { cause });
    this.name = 'SealHindered';
    this.hindrance = hindrance;
  }
}

type Parts = Readonly<{ db: Database; env: Pick<Env, 'sealing' | 'public'>; now: Date }>;

/** The key of the operator's certificate, or of a test certificate. Throws `SealHindered` where it can't be used. */
export async function provideSealKey({ db, env, now }: Parts): Promise<SealKey> {
  const { p12File, p12Password } = env.sealing;
  const key = p12File ? await operatorsKey(p12File, p12Password ?? '') : await testKey(db, env, now);
  if (key.validUntil <= now) throw new SealHindered('certificate-expired');
  return key;
}

async function operatorsKey(file: string, password: string): Promise<SealKey> {
  const { readP12 } = await loadSealing();
  try {
    return await readP12(await readFile(file), password);
  } catch (cause) {
    throw new SealHindered('certificate-missing', cause);
  }
}

/** Kept in the database, so that all processes of a market seal with the same one. */
async function testKey(db: Database, env: Parts['env'], now: Date): Promise<SealKey> {
  const { makeTestKey, readTestKey } = await loadSealing();
  const kept = () => db.select().from(sealTestKey).where(eq(sealTestKey.id, 1));
  const [found] = await kept();
  if (found) return readTestKey(found);
  const made = await makeTestKey(env.public.brandName, now);
  await db
    .insert(sealTestKey)
    .values({ id: 1, ...made, madeAt: now })
    .onConflictDoNothing();
  const [written] = await kept();
  if (!written) throw new Error('the test key was not written');
  return readTestKey(written);
}
