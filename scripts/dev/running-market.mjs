import { Stop } from '../bootstrap/stop.mjs';

/** A running market can be used only if it allows overrides, which its documents say. */
export async function assertAllowsOverrides(market) {
  const html = await fetch(`${market}/login`)
    .then((answer) => answer.text())
    .catch(() => null);
  if (html === null) throw new Stop(`No market answers at ${market}.`, 'Start it, or leave --market out.');
  const told = /id="page-data">(.*)<\/script>/.exec(html)?.[1];
  const config = told && JSON.parse(told).config;
  if (config?.allowOverrides) return;
  throw new Stop(
    config ? `The market at ${market} does not allow overrides.` : `${market} is no market.`,
    'It would need ALLOW_OVERRIDES=true, which is for markets without real visitors.',
  );
}
