import { defineSweep } from '../../platform/jobs/index.ts';
import { forwardDue } from './forwarder.ts';

/** Passes events on to the analytics host, if the operator named one. */
export const forwardEvents = defineSweep({
  name: 'forward-analytics-events',
  cron: '* * * * *',
  limitSeconds: 600,
  run: async ({ db, clock, env, log }, stopped) => {
    const url = env.posthogForwardUrl;
    if (!url) return;
    await forwardDue({ db, clock, log, host: { url, publicKey: env.public.posthogPublicKey } }, stopped);
  },
});
