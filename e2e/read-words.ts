import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type FullConfig, request } from '@playwright/test';
import type { Registry } from 'shared-kit/contract/areas';
import { type Locale, locales } from 'shared-kit/contract/languages';
import { type MarketWords, wordsFile } from './fixtures/words.ts';

/** Reads the words of the market under test, once for all journeys. Returns a function that forgets them. */
export default async function readWords({ projects: [project] }: FullConfig): Promise<() => void> {
  const { baseURL, ignoreHTTPSErrors } = project?.use ?? {};
  const market = await request.newContext({ baseURL, ignoreHTTPSErrors });
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-words-'));
  const file = join(folder, 'words.json');
  writeFileSync(file, JSON.stringify(await wordsOfMarket(market)));
  await market.dispose();
  process.env[wordsFile] = file;
  return () => rmSync(folder, { recursive: true });
}

async function wordsOfMarket(market: APIRequestContext): Promise<MarketWords> {
  const read = async (address: string) => {
    const answer = await market.get(address);
    if (!answer.ok()) throw new Error(`The market answers ${answer.status()} for its words at ${address}.`);
    return answer.json();
  };
  const { host, areas } = (await read('/registry.json')) as Registry;
  const addresses: [owner: string, address: (locale: Locale) => string][] = [
    ['host', (it) => `/_i18n/${it}/messages.json?v=${host}`],
    ...areas.map(({ id, version }): (typeof addresses)[number] => [
      id,
      (it) => `/r/${id}/${version}/messages.${it}.json`,
    ]),
  ];
  const words: MarketWords = {};
  for (const [owner, addressIn] of addresses)
    for (const locale of locales) words[`${owner} ${locale}`] = await read(addressIn(locale));
  return words;
}
