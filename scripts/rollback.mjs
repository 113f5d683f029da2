import { main } from './bootstrap/stop.mjs';
import { rollback } from './release/rollback.mjs';

await main(() => rollback(process.argv.slice(2)));
