import { main } from './bootstrap/stop.mjs';
import { listReleases } from './release/list-releases.mjs';

await main(() => listReleases(process.argv.slice(2)));
