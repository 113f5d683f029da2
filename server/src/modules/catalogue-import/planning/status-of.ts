import type { ImportNote } from 'shared-kit/contract/catalogue-import';
import type { ProductInput } from '../../catalogue/index.ts';
import type { CellReader } from './cell-reader.ts';
import type { ImportContext } from './import-context.ts';
import { statusNamed, yesOrNo } from './read-words.ts';

type Given = Readonly<{ before: ProductInput | null; context: ImportContext; notes: ImportNote[] }>;

export function reasonToSkip(read: CellReader): ImportNote['code'] | null {
  if (read.word('gift-card', yesOrNo, 'yes-no-unknown') === true) return 'gift-card';
  const status = read.text('status', 200)?.toLowerCase();
  return status === 'archived' && read.place('id') === null ? 'archived-elsewhere' : null;
}

/** Goods on sale in the file are published if that is wanted. An import changes no other status, and says so. */
export function statusOf(
  read: CellReader,
  { before, context: { mapping, mayPublish }, notes }: Given,
): ProductInput['status'] {
  const named = read.word('status', statusNamed, 'status-unknown');
  const isPublished = read.word('published', yesOrNo, 'yes-no-unknown');
  const status = before?.status ?? 'draft';
  const isOnSale = named !== 'draft' && named !== 'archived' && isPublished !== false;
  const isSaid = named !== undefined || isPublished !== undefined;
  if (isOnSale && mapping.publish && status === 'draft') return mayPublish ? 'published' : status;
  const wanted = isOnSale ? 'published' : named === 'archived' ? 'archived' : 'draft';
  if (isSaid && wanted !== status) notes.push({ code: 'status-kept', params: {} });
  return status;
}
