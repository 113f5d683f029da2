import { createHash } from 'node:crypto';
import type { SanctionsSource } from 'shared-kit/contract/sanctions';
import type { Tx } from '../../../platform/db/index.ts';
import { foldName } from '../fold-name.ts';
import { sanctionsList, sanctionsName } from '../schema.ts';

type Invented = Readonly<{ source: SanctionsSource; names: readonly string[]; by: string; now: Date }>;

/** Writes a list of organisations that stands in no file, for generated markets. The sweep screens companies by it. */
export async function insertList(tx: Tx, { source, names, by: loadedBy, now }: Invented): Promise<void> {
  const date = now.toISOString().slice(0, 10);
  const sha256 = createHash('sha256').update(names.join('\n')).digest('hex');
  await tx
    .insert(sanctionsList)
    .values({ source, date, sha256, names: names.length, loadedAt: now, loadedBy });
  const listed = { source, isPrimary: true, kind: 'organisation' } as const;
  await tx.insert(sanctionsName).values(
    names.map((name, at) => ({
      ...listed,
      name,
      folded: foldName(name, 'organisation'),
      entry: `invented-${at + 1}`,
    })),
  );
}
