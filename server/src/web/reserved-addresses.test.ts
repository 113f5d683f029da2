import { describe, expect, it } from '@jest/globals';
import { locales } from 'shared-kit/contract/languages';
import { isRoutePath, matchRoute, reservedSegments, routeTable } from 'shared-kit/contract/routes';
import { testWeb } from './testing/test-web.ts';

/** With all that a market may serve beside its pages. */
const whole = {
  NODE_ENV: 'development',
  METRICS_TOKEN: 'a-token-of-the-metrics-0123456789',
  POSTHOG_PUBLIC_KEY: 'phc_key',
};

describe('what the server answers beside pages', () => {
  const market = testWeb();

  /** The first parts of the server's own addresses, of those that an area's page could begin with. */
  async function firstParts(): Promise<string[]> {
    const app = await market.open(whole);
    const tree = app.printRoutes({ commonPrefix: false });
    await app.close();
    const parts = [...tree.matchAll(/^[├└]── \/([^/ ]+)/gm)].map(([, part = '']) => part);
    // Forms without scripts are sent to the address of their page.
    return parts.filter((part) => isRoutePath(`/${part}`) && !matchRoute(`/${part}`, routeTable));
  }

  it('begins with parts that are reserved, as are the languages, and nothing else', async () => {
    const parts = new Set([...(await firstParts()), ...locales]);
    expect([...parts].toSorted()).toEqual([...reservedSegments].toSorted());
  });
});
