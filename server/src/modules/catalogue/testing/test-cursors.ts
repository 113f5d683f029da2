import { testSecret } from '../../../platform/testing/test-env.ts';
import { listingCursors } from '../finding/cursor.ts';

/** Like those of a market whose secret is the tests'. */
export const testCursors = listingCursors(testSecret);
