import type { PublicConfig } from 'shared-kit/contract/market';

/** Whether pages send events to this server, to this origin past it, or to an address beside it that a proxy answers. */
type Destination = 'this-server' | 'beside' | Readonly<{ origin: string }>;

function destinationOf(posthogHost: string, publicOrigin: string | null): Destination {
  const own = publicOrigin ?? 'http://this-market.invalid';
  const { origin, pathname } = new URL(posthogHost, own);
  if (origin !== own) return { origin };
  return /^\/ingest\/?$/.test(pathname) ? 'this-server' : 'beside';
}

/** The other origin that pages send events to, which the content security policy must allow; null if there is none. */
export function analyticsOriginOf(
  { posthogHost, posthogPublicKey }: Pick<PublicConfig, 'posthogHost' | 'posthogPublicKey'>,
  publicOrigin: string | null,
): string | null {
  if (!posthogPublicKey) return null;
  const destination = destinationOf(posthogHost, publicOrigin);
  return typeof destination === 'object' ? destination.origin : null;
}

type Values = Readonly<{
  PUBLIC_URL: string | null;
  POSTHOG_HOST: string | null;
  POSTHOG_PUBLIC_KEY: string | null;
  POSTHOG_FORWARD_URL: string | null;
  ANALYTICS_KEEP_DAYS: number | null;
}>;

/** Settings of analytics that contradict each other, each in a sentence. */
export function analyticsFaults(values: Values): string[] {
  const { POSTHOG_HOST: host, POSTHOG_PUBLIC_KEY: key } = values;
  const publicOrigin = values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin;
  const destination = host === null ? 'this-server' : destinationOf(host, publicOrigin);
  if (destination === 'this-server') return [];
  const faults: string[] = [];
  if (!key)
    faults.push(
      `POSTHOG_PUBLIC_KEY must be set where POSTHOG_HOST is ${host}: pages send nothing without it.`,
    );
  if (values.POSTHOG_FORWARD_URL) {
    faults.push(
      `POSTHOG_HOST=${host} sends events past this server, so POSTHOG_FORWARD_URL would get none: unset one of them.`,
    );
  }
  if (values.ANALYTICS_KEEP_DAYS) {
    faults.push(
      `POSTHOG_HOST=${host} sends events past this server, so ANALYTICS_KEEP_DAYS would keep none: unset one of them.`,
    );
  }
  if (publicOrigin?.startsWith('https:') && host?.startsWith('http:')) {
    faults.push(
      `POSTHOG_HOST=${host} must begin with https where PUBLIC_URL does: browsers send nothing from there to http.`,
    );
  }
  return faults;
}

type Told = Readonly<{
  public: Pick<PublicConfig, 'posthogHost' | 'posthogPublicKey'>;
  publicOrigin: string | null;
  posthogForwardUrl: string | null;
  analytics: Readonly<{ keepDays: number }>;
}>;

/** Where analytics events of pages end up, as one sentence for whoever starts the market. */
export function whereEventsGo({ public: config, publicOrigin, posthogForwardUrl, analytics }: Told): string {
  const { posthogHost, posthogPublicKey } = config;
  const kept = analytics.keepDays > 0 ? `stay in the database for ${analytics.keepDays} days` : null;
  if (!posthogPublicKey) {
    return kept
      ? `Pages send no analytics events, since POSTHOG_PUBLIC_KEY is not set; others posted to /ingest ${kept}`
      : 'Analytics events go nowhere: POSTHOG_PUBLIC_KEY is not set, so pages send none';
  }
  const destination = destinationOf(posthogHost, publicOrigin);
  if (typeof destination === 'object')
    return `Browsers send analytics events to ${posthogHost}, past this server`;
  if (destination === 'beside') {
    return `Browsers send analytics events to ${posthogHost} of this market, which a proxy must answer: this server doesn't`;
  }
  const passedOn = posthogForwardUrl && `are passed on to ${new URL(posthogForwardUrl).origin}`;
  const ends = [passedOn, kept].filter((it) => it !== null);
  return ends.length > 0
    ? `Analytics events ${ends.join(' and ')}`
    : 'Analytics events go nowhere: pages send them, but neither POSTHOG_FORWARD_URL nor ANALYTICS_KEEP_DAYS is set';
}
