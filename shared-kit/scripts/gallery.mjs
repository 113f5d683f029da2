/** Shows every component of the kit on one page: `node shared-kit/scripts/gallery.mjs [port]`, then open the address. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig } from '../src/build/base-config.ts';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Components</title><link rel="stylesheet" href="/gallery.css"><div id="root"></div><script src="/gallery.js"></script></html>`;

const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
const base = baseConfig(join(import.meta.dirname, '..'), 'production');
const compiler = rspack({
  ...base,
  entry: { gallery: join(import.meta.dirname, '../src/ui/gallery/gallery.tsx') },
  output: { ...base.output, path: folder, publicPath: '/', filename: '[name].js', cssFilename: '[name].css' },
});
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : resolve(result))),
);
if (stats.hasErrors()) {
  console.error(stats.toString('errors-only'));
  process.exit(1);
}
await writeFile(join(folder, 'index.html'), page);

const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  const file = join(folder, path === '/' ? 'index.html' : path);
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.argv[2] ?? 4100), '127.0.0.1', () => {
  console.log(`Components at http://localhost:${server.address().port}/`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    void rm(folder, { recursive: true });
  });
}
