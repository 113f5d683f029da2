import { afterEach, describe, expect, it } from '@jest/globals';
import type { TestOrder } from '../testing/test-thread.ts';
import {
  type Asker,
  askThread,
  countThreads,
  inSeconds,
  laneLimits,
  type ThreadKind,
  workFor,
} from './index.ts';

describe('threads', () => {
  const kind: ThreadKind = {
    file: new URL('../testing/test-thread.ts', import.meta.url),
    work: 'files',
    heapMb: 64,
    buffersMb: 64,
  };
  const { running, underWay } = laneLimits.files;
  const leaving: (() => void)[] = [];
  afterEach(async () => {
    for (const leave of leaving.splice(0)) leave();
    await until(() => countThreads('files').running === 0);
  });

  const asking = (person: string, company: string | null = null, seconds = 300) => {
    const left = new AbortController();
    leaving.push(() => left.abort());
    const asker: Asker = {
      kind: 'request',
      person,
      company,
      endsAt: inSeconds(seconds),
      signal: () => left.signal,
    };
    return {
      leave: () => left.abort(),
      ask: (order: TestOrder['do'], of = kind) => {
        const answer = workFor(asker, () => askThread<TestOrder, string>(of, { do: order }));
        answer.catch(() => undefined);
        return answer;
      },
    };
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('answer, and give their place back', async () => {
    expect(await asking('deniz').ask('answer')).toBe('answer');
    await until(() => countThreads('files').running === 0);
  });

  it('pass their failure on', async () => {
    await expect(asking('deniz').ask('fail')).rejects.toThrow('it fails');
  });

  it('end when they used more CPU time than they may, and not long after', async () => {
    const cpuSeconds = 1;
    const before = process.cpuUsage();
    await expect(asking('deniz').ask('spin', { ...kind, cpuSeconds })).rejects.toMatchObject({
      name: 'TooComplex',
    });
    await until(() => countThreads('files').running === 0);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeGreaterThan(cpuSeconds * 0.9);
    expect((user + system) / 1e6).toBeLessThan(cpuSeconds + 2);
  }, 60_000);

  it('end when their time is over, running and in line', async () => {
    const { ask } = asking('deniz', null, 1);
    await Promise.all(
      [ask('sleep'), ask('sleep')].map((answer) =>
        expect(answer).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 5 }),
      ),
    );
    await until(() => countThreads('files').running === 0);
  });

  it('have one time for all that somebody asks for', async () => {
    const { ask } = asking('deniz', null, 1);
    await expect(ask('sleep')).rejects.toMatchObject({ code: 'server.busy' });
    await expect(ask('answer')).rejects.toMatchObject({ code: 'server.busy' });
  });

  it('end with whoever asked for them, running and in line', async () => {
    const { ask, leave } = asking('deniz');
    const [begun, inLine] = [ask('spin'), ask('spin')];
    await until(() => countThreads('files').running === 1);
    expect(countThreads('files')).toEqual({ running: 1, waiting: 1 });
    leave();
    await expect(begun).rejects.toMatchObject({ code: 'request.abandoned' });
    await expect(inLine).rejects.toMatchObject({ code: 'request.abandoned' });
    await until(() => countThreads('files').running === 0);
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(process.cpuUsage(before).user).toBeLessThan(250_000);
  });

  it('are counted by person: more than may wait are refused at once', async () => {
    const { ask } = asking('deniz');
    for (let count = 0; count < underWay.person; count += 1) ask('sleep');
    expect(countThreads('files')).toEqual({
      running: running.person,
      waiting: underWay.person - running.person,
    });
    await expect(ask('answer')).rejects.toMatchObject({ code: 'request.too-many', retryAfterSeconds: 2 });
    expect(await asking('somebody else').ask('answer')).toBe('answer');
  });

  it('are counted by company', async () => {
    for (let count = 0; count < underWay.company; count += 1) asking(`person ${count}`, 'mill').ask('sleep');
    expect(countThreads('files')).toEqual({
      running: running.company,
      waiting: underWay.company - running.company,
    });
    await expect(asking('one more', 'mill').ask('answer')).rejects.toMatchObject({ code: 'server.busy' });
    expect(await asking('somebody else', 'forge').ask('answer')).toBe('answer');
  });

  it('are counted by process', async () => {
    for (let count = 0; count < underWay.process; count += 1) asking(`person ${count}`).ask('sleep');
    expect(countThreads('files')).toEqual({
      running: running.process,
      waiting: underWay.process - running.process,
    });
    await expect(asking('one more').ask('answer')).rejects.toMatchObject({ code: 'server.busy' });
  });

  it('of papers are kept for the next, and don’t wait for files', async () => {
    for (let count = 0; count < running.process; count += 1) asking(`person ${count}`).ask('sleep');
    const paper: ThreadKind = { ...kind, work: 'papers', keptSeconds: 60 };
    expect(await asking('deniz').ask('answer', paper)).toBe('answer');
    expect(await asking('deniz').ask('answer', paper)).toBe('answer');
    expect(countThreads('papers')).toEqual({ running: 0, waiting: 0 });
  });
});
