import { pathToFileURL } from 'node:url';
import { kitModule } from '../bootstrap/root.mjs';

const { serveArea } = await import(pathToFileURL(kitModule('build/hot/serve-area')).href);

/** Run by `pnpm dev`: serves the area in a folder on a port to hosts of a mode, until the program that started it ends. */
const [root, port, hostMode] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
await serveArea({ root, port: Number(port), hostMode, say: (line) => console.log(line) });
