import { resolve } from 'node:path';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { checkOwnNode } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';
import { packKit } from './kit/pack-kit.mjs';

await main(async () => {
  checkOwnNode();
  const destination = resolve(process.argv.slice(2).find((it) => it !== '--') ?? '.');
  const file = await alone(async () => {
    await install();
    return packKit(destination);
  });
  console.log(`${file} holds the kit. In another repository:`);
  console.log(`  npx --package ${file} tezgah-area create <name> --kit ${file}`);
  return 0;
});
