import { inThread } from '../threads/index.ts';
import type { OfficeVerdict } from './judge-office.ts';

export { packedBytes, unpackText, type ZipEntry, ZipFault, zipDirectory } from './zip-directory.ts';

/** Says which office document an archive is, or why it may not be kept. */
export const inspectOffice = inThread<OfficeVerdict>(new URL('./office-thread.ts', import.meta.url), {
  fault: 'too-complex',
});
