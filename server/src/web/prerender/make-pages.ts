import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type {
  PageToRender,
  PrerenderedPage,
  PublicConfig,
  RegisteredArea,
  RenderedPage,
} from 'shared-kit/contract';

/**
 * The task of the maker process, read from its standard input. It writes the pages to standard output and ends. With a
 * channel it stays and renders the pages requested there.
 */
export type Order = Readonly<{
  /** File of the host's bundle, and the source of the area's. */
  host: string;
  area: string;
  registered: RegisteredArea;
  config: PublicConfig;
  pages: readonly string[];
}>;

/** A page requested over the channel, and its result. */
export type PageOrder = Readonly<{ id: number; page: PageToRender }>;
export type PageAnswer = Readonly<{ id: number; made?: RenderedPage; failure?: string }>;

type InHost = Readonly<{ area: unknown } & Pick<Order, 'registered' | 'config'>>;
type HostBundle = Readonly<{
  sharedByHost: Readonly<Record<string, unknown>>;
  prerenderArea: (asked: InHost & Pick<Order, 'pages'>) => Promise<readonly PrerenderedPage[]>;
  pageRenderer: (asked: InHost) => (page: PageToRender) => Promise<RenderedPage>;
}>;

const require = createRequire(import.meta.url);
const order = JSON.parse(await text(process.stdin)) as Order;
// Standard output is for the result, so pages log to standard error.
console.log = console.info = console.debug = console.error;

const host = require(order.host) as HostBundle;
const module = { exports: {} as { default?: unknown } };
const given = (key: string): unknown => {
  if (key in host.sharedByHost) return host.sharedByHost[key];
  throw new Error(`The host does not share ${key} with areas`);
};
new Function('module', 'exports', 'require', order.area)(module, module.exports, given);
const inHost = { ...order, area: module.exports.default };
if (process.send) answerOn(host.pageRenderer(inHost));
else {
  const pages = await host.prerenderArea(inHost);
  process.stdout.write(JSON.stringify(pages), () => process.exit(0));
}

function answerOn(render: (page: PageToRender) => Promise<RenderedPage>): void {
  const answer = (it: PageAnswer) => process.send?.(it);
  process.on('message', ({ id, page }: PageOrder) => {
    render(page).then(
      (made) => answer({ id, made }),
      (error: unknown) => answer({ id, failure: String((error as Error)?.stack ?? error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
