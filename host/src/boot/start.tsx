import 'shared-kit/ui/styles.css';
import { type ClientOnErrorFunction, createBrowserRouter } from 'react-router-dom';
import type { PageData, Registry } from 'shared-kit/contract/areas';
import { splitLocale } from 'shared-kit/contract/languages';
import { speak } from 'shared-kit/i18n/host';
import { broughtAnswers, noteAway, pricesIn, setPageData, startSession } from 'shared-kit/shell/host';
import { mendCurrencyCookie } from '../currency/mend-currency-cookie.ts';
import { noteComponents } from '../errors/component-stacks.ts';
import { reportUncaught } from '../errors/report-thrown.ts';
import { fetchOnDemand } from '../federation/fetch-on-demand.ts';
import { mayBeOverridden } from '../federation/overrides/may-be-overridden.ts';
import { asRegistry, emptyRegistry } from '../federation/read-registry.ts';
import type { AreaSource } from '../federation/remote-areas.ts';
import { followRouter } from '../load-document.ts';
import { loadHostMessages } from '../locale/host-messages.ts';
import { routes } from '../routing/routes.tsx';
import { tabUpdate } from '../update/tab-update.ts';
import { showPage } from './show-page.tsx';
import { startLater } from './start-later.ts';
import { trustOriginsOf } from './trusted-types.ts';

/** Starts the app at the current address. `areas` makes the source from which pages of areas are loaded. */
export async function start(areas: (registry: Registry) => AreaSource): Promise<void> {
  reportUncaught();
  const told: PageData = readPageData();
  const registry = mayBeOverridden(told.config) ? await overridden(told) : told.registry;
  if (!registry) return;
  trustOriginsOf(registry.areas.map(({ entry }) => entry));
  const data: PageData = { ...told, registry };
  setPageData(data);
  const { locale } = splitLocale(window.location.pathname);
  mendCurrencyCookie();
  speak(locale);
  const source = areas(data.registry);
  broughtAnswers.setState({ queries: data.queries ?? [], session: data.session });
  if (data.currency) pricesIn(data.currency);
  if (data.dataOf) noteAway(data.dataOf);
  startSession();
  const [analytics] = await Promise.all([
    // Without analytics the market works as well.
    data.config.posthogPublicKey ? import('../analytics/start-analytics.ts').catch(() => null) : null,
    loadHostMessages(locale),
  ]);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const update = tabUpdate(source);
  const router = createBrowserRouter(routes(data.registry, source, update));
  followRouter(router);
  const record = analytics?.startAnalytics(router);
  await showPage({ root, router, ran: source.ran, onError: heardBy(record) });
  // Not before: a release that the tab hears of must not replace the one that the document's HTML is of.
  const rest = () =>
    whenIdle(() => {
      fetchOnDemand();
      startLater(update, source);
    });
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** A busy page is never idle: then it waits no longer than this. */
const mostIdleMs = 2000;
const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: mostIdleMs })
    : setTimeout(run, mostIdleMs);

/** With a handler, the router no longer logs rendering errors itself. */
const heardBy =
  (record: ClientOnErrorFunction | undefined): ClientOnErrorFunction =>
  (error, info) => {
    const { errorInfo } = info;
    noteComponents(error, errorInfo?.componentStack);
    if (errorInfo) console.error(error, errorInfo.componentStack);
    record?.(error, info);
  };

/** The registry with the areas of this machine. Null: the document is being loaded again. */
async function overridden({ registry, config }: PageData): Promise<Registry | null> {
  const [{ takeOverrides }, { overriddenRegistry }] = await Promise.all([
    import('../federation/overrides/kept-overrides.ts'),
    import('../federation/overrides/overridden-registry.ts'),
  ]);
  const overrides = takeOverrides(config);
  return overrides && overriddenRegistry(registry, overrides);
}

/** Reads the JSON block in the document. The shell works even without areas. */
function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document has no page data');
  const { registry, config, queries = [], session, currency, dataOf } = JSON.parse(text) as PageData;
  return {
    registry: asRegistry(registry) ?? emptyRegistry,
    config,
    queries,
    session,
    ...(currency && { currency }),
    ...(dataOf && { dataOf }),
  };
}
