import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rspack, type Stats, type StatsError } from '@rspack/core';
import { createAreaConfig } from '../area-config.ts';
import type { BuildMode } from '../base-config.ts';
import type { News } from './client.ts';
import { hotConfig } from './hot-config.ts';
import { pushChannel } from './push-channel.ts';
import { servedArea } from './served-area.ts';

type Given = Readonly<{
  /** The area's folder. */
  root: string;
  port: number;
  /** How the host is built in which the area is shown. */
  hostMode: BuildMode;
  say: (line: string) => void;
}>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
};

/** Pages of every market on this machine may load these files. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/**
 * Compiles an area after each edit and serves it to open pages on this machine. They apply the edit in place, or load
 * anew if their host is a production build.
 */
export async function serveArea({ root, port, hostMode, say }: Given): Promise<void> {
  const config = hotConfig(root, await createAreaConfig(root)({}, { mode: 'development', react: hostMode }));
  const name = config.name ?? '';
  const folder = config.output?.path ?? '';
  await rm(folder, { recursive: true, force: true });
  const compiled = Promise.withResolvers<void>();
  let hasFiles = false;
  const describe = servedArea(root);
  const answer: RequestListener = async (request, response) => {
    await compiled.promise;
    const file = /^\/([\w][\w.-]*)/.exec(request.url ?? '')?.[1] ?? '';
    const content =
      file === 'area.json'
        ? hasFiles && JSON.stringify(await describe())
        : await readFile(join(folder, file)).catch(() => null);
    const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : hasFiles ? 404 : 503, { ...headers, 'content-type': type });
    response.end(content || '{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  const tell = pushChannel(server);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  rspack(config).watch({ aggregateTimeout: 5 }, (error, stats) => {
    const news = newsOf(name, error, stats);
    hasFiles ||= news.problems.length === 0;
    compiled.resolve();
    tell(news);
    say(said(news, stats));
  });
}

function newsOf(area: string, error: Error | null, stats: Stats | undefined): News {
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
  const problems = error ? [String(error)] : errors.map(problemOf);
  return { area, hash: stats?.hash ?? '', problems };
}

const problemOf = ({ moduleName, message }: StatsError): string =>
  `${moduleName ?? ''}\n${stripVTControlCharacters(message)}`.trim();

function said({ problems }: News, stats: Stats | undefined): string {
  if (problems.length > 0) return `does not compile:\n${problems.join('\n')}`;
  const { startTime = 0, endTime = 0 } = stats ?? {};
  return `compiled in ${endTime - startTime} ms`;
}
