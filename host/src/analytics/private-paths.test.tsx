import { expect, it } from '@jest/globals';
import { AnalyticsExtensions, ErrorTrackingExtensions } from 'posthog-js/dist/extension-bundles.js';
import posthog, { type PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';

/** What we use of the library although it doesn't promise it: see private-paths.json of the host. */
it('has its parts apart from its core', () => {
  expect(AnalyticsExtensions.autocapture).toEqual(expect.any(Function));
  expect(ErrorTrackingExtensions.exceptions).toEqual(expect.any(Function));
});

it('takes parts by its settings, and sends nothing while it counts as not loaded', () => {
  let started = 0;
  class Counted extends AnalyticsExtensions.autocapture {
    constructor(...args: ConstructorParameters<typeof AnalyticsExtensions.autocapture>) {
      super(...args);
      started += 1;
    }
  }
  const sent: string[] = [];
  const settings: Partial<PostHogConfig> = {
    api_host: 'http://localhost/ingest',
    advanced_disable_flags: true,
    capture_pageview: false,
    __extensionClasses: { autocapture: Counted },
    before_send: (event) => {
      if (event) sent.push(event.event);
      return null;
    },
  };
  posthog.init('test', settings);
  expect(started).toBe(1);
  expect(posthog.__loaded).toBe(true);
  posthog.capture('opened');
  posthog.__loaded = false;
  posthog.capture('closed');
  expect(sent).toEqual(['opened']);
});
