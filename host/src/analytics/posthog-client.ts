import { AnalyticsExtensions, ErrorTrackingExtensions } from 'posthog-js/dist/extension-bundles.js';
import posthog, { type PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import type { Session } from 'shared-kit/contract/session';
import { fieldsOf } from 'shared-kit/contract/tables';
import { publicConfig } from 'shared-kit/shell';
import { RateBucket } from '../rate-bucket.ts';
import type { AnalyticsClient } from './analytics-client.ts';
import { identityStep } from './identity.ts';
import { maskTokens } from './mask-tokens.ts';
import { prepareEvent } from './prepare-event.ts';
import { RageClicks } from './rage-clicks.ts';

/** The library limits each distance and gap between two clicks; ours limit the total over three clicks. */
class Autocapture extends AnalyticsExtensions.autocapture {
  override rageclicks = new RageClicks() as unknown as InstanceType<
    typeof AnalyticsExtensions.autocapture
  >['rageclicks'];
}

const storagePrefix = 'ph_';

const settings: Partial<PostHogConfig> = {
  person_profiles: 'identified_only',
  persistence: 'localStorage',
  autocapture: true,
  rageclick: true,
  capture_pageview: false,
  capture_pageleave: false,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_performance: false,
  capture_exceptions: false,
  advanced_disable_flags: true,
  disable_external_dependency_loading: true,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_web_experiments: true,
  // The title is set shortly after the page is shown, so it would often belong to the previous page.
  property_denylist: ['title'],
  __extensionClasses: { autocapture: Autocapture, exceptions: ErrorTrackingExtensions.exceptions },
};

/** Starts recording. It loads no further code: all that it may do is in this bundle. */
export function posthogClient(): AnalyticsClient {
  const { posthogHost, posthogPublicKey } = publicConfig();
  const failures = new RateBucket(10, 10_000);
  let isStopped = false;
  posthog.init(posthogPublicKey, {
    ...settings,
    api_host: new URL(posthogHost, window.location.origin).href,
    before_send: (event) => (event && !isStopped ? prepareEvent(event) : null),
  });
  return {
    visit: (path, session) => {
      identify(session);
      posthog.capture('$pageview', {
        path: maskTokens(path),
        $current_url: maskTokens(new URL(path, window.location.origin).href),
      });
    },
    fail: (error) => {
      if (failures.take()) posthog.captureException(error, nameOf(error));
    },
    forget: () => posthog.reset(),
    stop: () => {
      isStopped = true;
      posthog.reset(true);
      posthog.set_config({ disable_persistence: true });
      // The library sends nothing while `__loaded` is false: waiting events are dropped.
      posthog.__loaded = false;
      forgetStored();
    },
    resume: () => {
      posthog.__loaded = true;
      posthog.set_config({ disable_persistence: false });
      isStopped = false;
    },
  };
}

function identify(session: Session | null): void {
  const isKnown = posthog.get_property('$user_state') === 'identified';
  const step = identityStep(session, isKnown ? posthog.get_distinct_id() : null);
  if (step.reset) posthog.reset();
  if (step.identify) posthog.identify(step.identify.id, step.identify.properties);
}

/** Failures of areas carry the area and a stable code. */
function nameOf(error: unknown): Record<string, unknown> {
  const { area, code } = fieldsOf(error);
  return { ...(typeof area === 'string' && { area }), ...(typeof code === 'string' && { code }) };
}

function forgetStored(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(storagePrefix)) storage.removeItem(key);
  }
}
