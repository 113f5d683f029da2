import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const known = ['br', 'gzip'] as const;
export type Encoding = (typeof known)[number];

/** The best of these encodings that the visitor accepts; null means uncompressed. */
export function encodingFor(
  request: Pick<IncomingMessage, 'headers'>,
  encodings: readonly Encoding[] = known,
): Encoding | null {
  const accepted = new Negotiator(request).encodings([...encodings]);
  return encodings.find((it) => accepted.includes(it)) ?? null;
}
