import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { ImageLoss } from 'shared-kit/contract/catalogue-import';
import { codeOf, messageOf } from '../../../platform/thrown.ts';
import { kindByStart } from '../../../platform/uploads/index.ts';
import { type ImageKind, isImageKind } from '../../catalogue/index.ts';
import { isPublicAddress } from './public-address.ts';

type Address = Readonly<{ address: string; family: number }>;
export type FetchRules = Readonly<{
  resolve: (host: string) => Promise<readonly Address[]>;
  mayConnect: (address: string) => boolean;
  maxBytes: number;
  /** For one picture including redirects. */
  milliseconds: number;
}>;
export type FetchedImage =
  | Readonly<{ ok: true; bytes: Buffer; kind: ImageKind }>
  | Readonly<{ ok: false; loss: ImageLoss; detail: string }>;

export const publicInternet: FetchRules = {
  resolve: (host) => lookup(host, { all: true }),
  mayConnect: isPublicAddress,
  maxBytes: 10_000_000,
  milliseconds: 20_000,
};
const mostRedirects = 5;

class Refusal extends Error {
  readonly loss: ImageLoss;
  readonly detail: string | number;
  constructor(loss: ImageLoss, detail: string | number = '') {
    super(loss);
    this.loss = loss;
    this.detail = detail;
  }
}

/** Fetches a picture that a file names. Failures are returned: the product then goes without it. */
export async function fetchImage(url: string, rules: FetchRules = publicInternet): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(rules.milliseconds);
  try {
    const bytes = await readBody(await follow(url, rules, signal), rules.maxBytes);
    const kind = kindByStart(bytes);
    if (!isImageKind(kind)) throw new Refusal('type');
    return { ok: true, bytes, kind };
  } catch (error) {
    if (error instanceof Refusal) return lost(error.loss, error.detail);
    if (signal.aborted) return lost('time', rules.milliseconds / 1000);
    return lost('unreachable', codeOf(error) ?? messageOf(error));
  }
}

const lost = (loss: ImageLoss, detail: string | number): FetchedImage => ({
  ok: false,
  loss,
  detail: String(detail),
});

async function follow(first: string, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = parse(first);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await get(url, await reachable(url, rules, signal), signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) {
      throw new Refusal('answered', statusCode);
    }
    url = parse(headers.location, url);
  }
  throw new Refusal('redirects', mostRedirects);
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Refusal('address');
  }
  if (url.username || url.password) throw new Refusal('password');
  return url;
}

/** A host's addresses, if it may be connected to at all of them. */
async function reachable(
  { hostname }: URL,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<readonly Address[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await beforeTimeout(rules.resolve(host), signal);
  const closed = addresses.find(({ address }) => !rules.mayConnect(address));
  if (closed || addresses.length === 0) {
    throw new Refusal('private', `${host} (${closed?.address ?? '–'})`);
  }
  return addresses;
}

const beforeTimeout = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/** Connects only to the checked addresses: a second look-up might answer differently. */
function get(url: URL, addresses: readonly Address[], signal: AbortSignal): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'catalogue-import' };
    request(url, { agent: false, lookup: pinned, signal, headers })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new Refusal('size', maxBytes / 1_000_000);
  try {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
