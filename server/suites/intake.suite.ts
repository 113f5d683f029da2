import { loadSuite } from '../src/platform/testing/load-tests.ts';

await loadSuite('intake');
