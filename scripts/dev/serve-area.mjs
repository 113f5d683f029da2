import { serveArea } from '../../shared-kit/src/build/hot/serve-area.ts';

/** Run by `pnpm dev`: serves the area in a folder on a port, until the program that started it ends. */
const [root, port] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
await serveArea({ root, port: Number(port), say: (line) => console.log(line) });
