import { spawn } from 'node:child_process';

/** Each program leads a process group of its own, so that one signal reaches it once, and with it all it started. */
const running = new Map();
/** When the first signal came; a terminal and npm both pass the same Ctrl-C on, which is still one. */
let stoppingSince;
const echoMilliseconds = 500;

function send(child, signal, { toGroup }) {
  try {
    process.kill(toGroup ? -child.pid : child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** A signal to us is a signal to every program started here; a second one is for those that do not listen. */
function passOn(signal) {
  stoppingSince ??= performance.now();
  const insists = performance.now() - stoppingSince > echoMilliseconds;
  for (const [child, options] of running) {
    send(child, insists && options.toGroup ? 'SIGKILL' : signal, options);
  }
  if (running.size === 0) process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));

/** Calls back once per whole line of a text that arrives in pieces. */
function byLine(onLine) {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}

/**
 * Runs a program to its end and resolves with its exit code and, when `quiet`, with all that it printed.
 * `onLine` sees each printed line of a quiet program while it runs. A program that `endsItself` gets signals
 * alone, without what it started, and its end is reported even after one. `input` is what it is told, once that is known.
 */
export function run(command, args, { cwd, env, quiet = false, onLine, endsItself = false, input } = {}) {
  return new Promise((resolve, reject) => {
    const channel = endsItself ? ['ipc'] : [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      // By its channel such a program learns that we are gone, even when we were killed without a word.
      stdio: [input ? 'pipe' : 'ignore', ...Array(2).fill(quiet ? 'pipe' : 'inherit'), ...channel],
    });
    // One that ended before it was told anything is not told.
    child.stdin?.on('error', () => {});
    input?.then((text) => child.stdin.end(text));
    running.set(child, { toGroup: !endsItself });
    let output = '';
    const split = onLine && byLine(onLine);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        split?.(text);
      });
    }
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (stoppingSince !== undefined && !endsItself) process.exit(130);
      resolve({ code: code ?? 1, signal, output });
    });
  });
}

/** Runs the work of each item, at most `limit` at once, and keeps the order of the answers. */
export async function atMost(limit, items, work) {
  const answers = new Array(items.length);
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const mine = next++;
      answers[mine] = await work(items[mine]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
  return answers;
}
