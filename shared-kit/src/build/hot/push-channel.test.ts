import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { pushChannel } from './push-channel.ts';

const server = createServer();
const pages: WebSocket[] = [];
afterEach(async () => {
  for (const page of pages) page.close();
  // The server closes only once every page has disconnected.
  await once(server.close(), 'close');
});

it('sends long and short messages to every page, and the last one to a new page', async () => {
  const tell = pushChannel(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const open = async () => {
    const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    pages.push(page);
    const heard: string[] = [];
    page.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
    await once(page, 'open');
    return heard;
  };
  const heardBy = async (heard: string[], count: number) => {
    while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    return heard;
  };
  const first = await open();
  const news = ['ğ', 'x'.repeat(200), 'y'.repeat(70_000)];
  for (const it of news) tell(it);
  expect(await heardBy(first, 3)).toEqual(news);
  expect(await heardBy(await open(), 1)).toEqual(news.slice(-1));
});
