import { build } from './bootstrap/build.mjs';
import { main } from './bootstrap/stop.mjs';

await main(async () => {
  await build({ force: process.argv.includes('--force') });
  console.log('Everything is built.');
  return 0;
});
