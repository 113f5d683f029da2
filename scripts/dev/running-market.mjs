import { Stop } from '../bootstrap/stop.mjs';

/**
 * How the host of a running market is built: `production` or `development`. Asks for a document as a browser with this
 * override does. Throws if the market doesn't allow overrides.
 */
export async function hostModeOf(market, { id, port }) {
  const html = await fetch(`${market}/login`, { headers: { cookie: `area_overrides=${id}@${port}` } })
    .then((answer) => answer.text())
    .catch(() => null);
  if (html === null) throw new Stop(`No market answers at ${market}.`, 'Start it, or leave --market out.');
  const told = /id="page-data">(.*)<\/script>/.exec(html)?.[1];
  // Markets from before don't tell it. Code for production runs in both hosts.
  const { config, hostMode = 'production' } = told ? JSON.parse(told) : {};
  if (config?.allowOverrides) return hostMode;
  throw new Stop(
    config ? `The market at ${market} does not allow overrides.` : `${market} is no market.`,
    'It would need ALLOW_OVERRIDES=true, which is for markets without real visitors.',
  );
}
