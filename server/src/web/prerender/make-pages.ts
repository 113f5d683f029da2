import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { PrerenderedPage, PublicConfig, RegisteredArea } from 'shared-kit/contract';

/** What a process of its own is told on its standard input. It answers the pages on its standard output. */
export type Order = Readonly<{
  /** File of the host's bundle, and the code of the area's. */
  host: string;
  area: string;
  registered: RegisteredArea;
  config: PublicConfig;
  pages: readonly string[];
}>;

type HostBundle = Readonly<{
  sharedByHost: Readonly<Record<string, unknown>>;
  prerenderArea: (
    asked: Omit<Order, 'host' | 'area'> & { area: unknown },
  ) => Promise<readonly PrerenderedPage[]>;
}>;

const require = createRequire(import.meta.url);
const order = JSON.parse(await text(process.stdin)) as Order;
// Whatever pages say on the way is no answer.
console.log = console.info = console.debug = console.error;

const host = require(order.host) as HostBundle;
const module = { exports: {} as { default?: unknown } };
const given = (key: string): unknown => {
  if (key in host.sharedByHost) return host.sharedByHost[key];
  throw new Error(`The host gives areas no ${key}`);
};
new Function('module', 'exports', 'require', order.area)(module, module.exports, given);
const pages = await host.prerenderArea({ ...order, area: module.exports.default });
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
