import { afterEach, beforeEach, expect } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { tellLive } from '../../../platform/live/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';

type Seen = { readonly text: string };

/** What the messages on a stream say. */
export const newsOf = ({ text }: Seen): string[] =>
  text.match(/^data: (.*)$/gm)?.map((line) => line.slice(6)) ?? [];

export async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 5000; waited += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(isSo()).toBe(true);
}

/** An open stream with what has arrived on it. */
async function openStream(url: string, cookie: string, control: AbortController) {
  const response = await fetch(url, { headers: { cookie }, signal: control.signal });
  const seen = { response, text: '', isOver: false, leave: () => control.abort() };
  const read = async () => {
    for await (const chunk of response.body ?? []) seen.text += Buffer.from(chunk).toString();
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      seen.isOver = true;
    });
  return seen;
}

/** Two processes of one market, and open streams of live news. */
export function twoProcesses() {
  const database = testDatabase();
  let servers: FastifyInstance[] = [];
  let urls: string[] = [];
  const streams: AbortController[] = [];
  beforeEach(async () => {
    servers = await Promise.all([testApp(database), testApp(database)]);
    urls = await Promise.all(servers.map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
  });
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.abort();
    await Promise.all(servers.map((app) => app.close()));
  });

  const connect = (process: 0 | 1, cookie: string) => {
    const control = new AbortController();
    streams.push(control);
    return openStream(`${urls[process]}/api/events`, cookie, control);
  };

  async function visitor() {
    const { userId } = await testUser(database.db);
    return { userId, cookie: await testSession(database.db, userId) };
  }

  /** Waits until a process listens; before that it may miss events. */
  async function isHeard(userId: string, ...seen: readonly Seen[]): Promise<void> {
    const probe = '{"topic":"company"}';
    for (let turn = 0; turn < 200 && !seen.every((it) => newsOf(it).includes(probe)); turn += 1) {
      await tellLive(database.db, [userId], { topic: 'company' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(seen.every((it) => newsOf(it).includes(probe))).toBe(true);
  }

  /** A stream in each process. */
  async function listen(userId: string, cookie: string) {
    const both = await Promise.all([connect(0, cookie), connect(1, cookie)]);
    await isHeard(userId, ...both);
    return both;
  }

  const ask = (process: 0 | 1, method: string, path: string, cookie: string, body?: object) =>
    fetch(urls[process] + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { database, connect, visitor, isHeard, listen, ask, stop: (at: 0 | 1) => servers[at]?.close() };
}
