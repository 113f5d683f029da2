import { serveArea } from '../../shared-kit/src/build/hot/serve-area.ts';

/** Run by `pnpm dev`: serves the area of a folder at a port, until whoever started it is gone. */
const [root, port] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
await serveArea({ root, port: Number(port), say: (line) => console.log(line) });
