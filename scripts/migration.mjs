import { root } from './bootstrap/root.mjs';
import { checkOwnNode } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';
import { readOptions } from './migration/options.mjs';
import { writeMigration } from './migration/write-migration.mjs';

/** `pnpm migration spare-parts-years` writes the SQL that brings a database to what the schemas say. */
await main(async () => {
  checkOwnNode();
  const { name, isEmpty } = readOptions(process.argv.slice(2));
  const file = await writeMigration(root, name, { isEmpty });
  if (file === null) {
    console.log('Nothing to change: the schemas agree with the migrations so far.');
    console.log(`SQL that no schema shows goes into pnpm migration ${name} --empty.`);
    return 0;
  }
  console.log(`✓ ${file}`);
  console.log(
    isEmpty ? '  Write its SQL.' : '  Read its SQL: it may drop what was renamed, or wait on a long lock.',
  );
  return 0;
});
