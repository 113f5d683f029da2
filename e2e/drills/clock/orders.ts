import { setTimeout as wait } from 'node:timers/promises';
import type { InboxAnswer } from 'shared-kit/contract/notifications';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { request } from '../offered-quote.ts';
import { done, type Person } from '../person.ts';
import type { Check, Promised } from './promised.ts';

/** The real clocks of processes differ by a few milliseconds; people act further apart. */
const betweenMs = 200;

/** Messages written in turns at the three processes are listed once each, in that order, on all pages. */
export const orders: Promised = async ({ right, ahead, behind, trade }) => {
  const turns = [ahead, behind, right, behind, ahead, right];
  const asked: string[] = [];
  for (const url of turns) {
    asked.push((await request({ ...trade, buyer: trade.buyer.at(url) }))[0] ?? '');
    await wait(betweenMs);
  }
  const seller = trade.sellers[0] as Person;
  const told = await newestQuotes(seller, [behind, ahead], asked.length);
  const checks: Check[] = [
    [
      String(told) === String(asked.toReversed()),
      `Notices of ${asked.toReversed()} are told in the order ${told}.`,
    ],
  ];
  const [quoteId = ''] = asked;
  for (const [at, url] of turns.entries()) {
    const body = { text: `Word ${at}`, lineKey: null, attachmentIds: [] };
    await done(trade.buyer.at(url).ask(`/api/quotes/${quoteId}/messages`, { method: 'POST', body }));
  }
  const { messages } = (await done(trade.buyer.at(behind).ask(`/api/quotes/${quoteId}`))) as QuoteDetail;
  const words = messages.map(({ text }) => text);
  const written = turns.map((_, at) => `Word ${at}`);
  checks.push([String(words) === String(written), `Messages are told as ${words.join(', ')}.`]);
  return checks;
};

/** Quotes of the newest notices, two per page, read at the processes in turns. */
async function newestQuotes(person: Person, urls: readonly string[], count: number): Promise<string[]> {
  const found: string[] = [];
  let cursor = '';
  for (let page = 0; found.length < count; page += 1) {
    const url = urls[page % urls.length] ?? '';
    const path = `/api/notifications?limit=2${cursor && `&cursor=${cursor}`}`;
    const { entries } = (await done(person.at(url).ask(path))) as InboxAnswer;
    if (entries.length === 0) break;
    cursor = entries.at(-1)?.id ?? '';
    found.push(...entries.map(({ path: about }) => about?.split('/').at(-1) ?? ''));
  }
  return found.slice(0, count);
}
