import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { PageToRender, RegisteredArea, RenderedPage } from 'shared-kit/contract/areas';
import type { PublicConfig } from 'shared-kit/contract/market';

/** The task of the maker process, read from its standard input. It then renders the pages requested over its channel. */
export type Order = Readonly<{
  /** File of the host's bundle, and the source of the area's. */
  host: string;
  area: string;
  registered: RegisteredArea;
  config: PublicConfig;
}>;

/** A page requested over the channel, and its result. */
export type PageOrder = Readonly<{ id: number; page: PageToRender }>;
export type PageAnswer = Readonly<{ id: number; made?: RenderedPage; failure?: string }>;

type InHost = Readonly<{ area: unknown } & Pick<Order, 'registered' | 'config'>>;
type HostBundle = Readonly<{
  sharedByHost: Readonly<Record<string, unknown>>;
  pageRenderer: (asked: InHost) => (page: PageToRender) => Promise<RenderedPage>;
}>;

const require = createRequire(import.meta.url);
const order = JSON.parse(await text(process.stdin)) as Order;

const host = require(order.host) as HostBundle;
const module: { exports: { default?: unknown } } = { exports: {} };
const given = (key: string): unknown => {
  if (key in host.sharedByHost) return host.sharedByHost[key];
  throw new Error(`The host does not share ${key} with areas`);
};
new Function('module', 'exports', 'require', order.area)(module, module.exports, given);
const render = host.pageRenderer({ ...order, area: module.exports.default });
const answer = (it: PageAnswer) => process.send?.(it);
process.on('message', ({ id, page }: PageOrder) => {
  render(page).then(
    (made) => answer({ id, made }),
    // By hand: this process may read no other file of ours.
    (error: unknown) => answer({ id, failure: String((error as Error)?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit(0));
