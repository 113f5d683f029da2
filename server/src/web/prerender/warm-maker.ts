import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageToRender, RenderedPage } from 'shared-kit/contract/areas';
import type { Order, PageAnswer, PageOrder } from './make-pages.ts';

const code = fileURLToPath(new URL('./make-pages.ts', import.meta.url));

/** A page takes 16 ms, the first one a second. Even a busy machine is done by then, unless the code never ends. */
const patienceMs = 30_000;

export type WarmMaker = Readonly<{
  render: (page: PageToRender) => Promise<RenderedPage>;
  stop: () => void;
  /** Resolves when the process has ended, to whether `stop` ended it. */
  ended: Promise<boolean>;
}>;

/**
 * A process that renders pages of one release on request. Its permissions allow only what it needs: it can read its
 * code, write nothing and start nothing, and sees none of our environment variables.
 */
export function warmMaker(order: Order, patience = patienceMs): WarmMaker {
  const child = startMaker(order);
  const waiting = new Map<number, PromiseWithResolvers<RenderedPage>>();
  let lastId = 0;
  let isStopped = false;
  child.on('message', ({ id, made, failure }: PageAnswer) => {
    const asked = waiting.get(id);
    if (made) asked?.resolve(made);
    else asked?.reject(new Error(failure ?? 'no page'));
  });
  const ended = whenEnded(child).then((how) => {
    for (const { reject } of waiting.values()) reject(new Error(`Rendering ended with ${how}`));
    return isStopped;
  });
  // The process must not keep the market from exiting while nobody waits for a page.
  child.unref();
  const isAwaited = (is: boolean) => (is ? child.channel?.ref() : child.channel?.unref());
  isAwaited(false);
  const kill = () => void child.kill('SIGKILL');
  return {
    async render(page) {
      const id = ++lastId;
      const asked = Promise.withResolvers<RenderedPage>();
      waiting.set(id, asked);
      isAwaited(true);
      const clock = setTimeout(kill, patience).unref();
      child.send({ id, page } satisfies PageOrder, (error) => error && asked.reject(error));
      return asked.promise.finally(() => {
        clearTimeout(clock);
        waiting.delete(id);
        isAwaited(waiting.size > 0);
      });
    },
    stop() {
      isStopped = true;
      kill();
    },
    ended,
  };
}

function startMaker(order: Order): ChildProcess {
  const readable = [code, order.host, join(dirname(code), '../../../package.json')];
  const flags = ['--permission', ...readable.map((file) => `--allow-fs-read=${file}`)];
  const child = spawn(process.execPath, [...flags, '--max-old-space-size=512', '--no-warnings', code], {
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify(order));
  return child;
}

const whenEnded = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
