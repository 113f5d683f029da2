import { spawn } from 'node:child_process';

/** Each program leads its own process group, so that one signal reaches it and all its children once. */
const running = new Map();
/** Time of the first signal: a terminal and npm both pass on the same Ctrl-C, which counts once. */
let stoppingSince;
const echoMilliseconds = 500;

function send(child, signal, { toGroup }) {
  try {
    process.kill(toGroup ? -child.pid : child.pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Passes a signal on to every running program; a second signal kills those that ignore it. */
function passOn(signal) {
  stoppingSince ??= performance.now();
  const insists = performance.now() - stoppingSince > echoMilliseconds;
  for (const [child, options] of running) {
    send(child, insists && options.toGroup ? 'SIGKILL' : signal, options);
  }
  if (running.size === 0) process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));

/** Calls `onLine` once per complete line of a text that arrives in pieces. */
function byLine(onLine) {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}

/**
 * Runs a program and resolves with its exit code and, if `quiet`, with its output. `onLine` gets each line of a quiet
 * program while it runs. A program that `endsItself` gets signals without its children, and its end is reported even
 * after one. `input` resolves to the text for its standard input.
 */
export function run(command, args, { cwd, env, quiet = false, onLine, endsItself = false, input } = {}) {
  return new Promise((resolve, reject) => {
    const channel = endsItself ? ['ipc'] : [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      // Such a program notices by its channel that we are gone, even if we were killed.
      stdio: [input ? 'pipe' : 'ignore', ...Array(2).fill(quiet ? 'pipe' : 'inherit'), ...channel],
    });
    // It may end before it gets its input.
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

/** Runs `work` for each item, at most `limit` at once; keeps the results in order. */
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
