import type { PublicConfig } from 'shared-kit/contract/market';
import { analyticsFaults } from './analytics-settings.ts';
import { pathFaults } from './path-faults.ts';
import type { Values } from './variables.ts';

/** Variables that make no sense without others. */
const needed = [
  // A link in a mail must not depend on a request's Host header.
  ['SMTP_URL', 'PUBLIC_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['POSTHOG_FORWARD_URL', 'POSTHOG_PUBLIC_KEY'],
  ['SIGNING_P12_PASSWORD', 'SIGNING_P12'],
  ['RATES_FEED_HOURS', 'RATES_FEED_URL'],
] as const satisfies readonly (readonly [keyof Values, keyof Values])[];

/**
 * Settings that contradict each other, each in a sentence: one that another makes useless, or that lead in circles.
 * `config` is null if a variable is wrong; then only what is surely meant is compared.
 */
export function contradictions(
  values: Values,
  config: PublicConfig | null,
  isSet: (name: keyof Values) => boolean,
): string[] {
  return [
    ...needed.flatMap(([name, other]) =>
      isSet(name) && !isSet(other) ? [`${other} must be set where ${name} is.`] : [],
    ),
    ...analyticsFaults(values),
    ...uploadFaults(values, isSet),
    ...(config ? pathFaults(config) : []),
  ];
}

function uploadFaults(
  { UPLOADS_MB_MEMBER: member, UPLOADS_MB_COMPANY: company }: Values,
  isSet: (name: keyof Values) => boolean,
): string[] {
  if (!isSet('UPLOADS_MB_MEMBER') || member === null || company === null || member <= company) return [];
  return [
    `UPLOADS_MB_MEMBER=${member} is more than UPLOADS_MB_COMPANY=${company} lets a whole company upload.`,
  ];
}
