import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The best of these encodings that the visitor accepts; null means uncompressed. */
export function encodingFor(
  request: Pick<IncomingMessage, 'headers'>,
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Encoding | null {
  const accepted = new Negotiator(request).encodings([...encodings]);
  return encodings.find((it) => accepted.includes(it)) ?? null;
}
