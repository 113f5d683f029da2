type Output = Readonly<{ isTTY?: boolean; write: (text: string) => unknown }>;

const width = 30;
const shortly = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`;

/** One line of progress: `Products [#####.....] 50% 500,000/1,000,000, 14,200/s, 36 s left`. */
export function progressLine(label: string, done: number, all: number, seconds: number): string {
  const share = all === 0 ? 1 : done / all;
  const filled = Math.floor(share * width);
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? `${shortly((all - done) / rate)} left` : 'waiting';
  const figures = [done, all].map((it) => it.toLocaleString('en-US')).join('/');
  const bar = '#'.repeat(filled) + '.'.repeat(width - filled);
  return `${label} [${bar}] ${Math.floor(share * 100)}% ${figures}, ${Math.round(rate).toLocaleString('en-US')}/s, ${left}`;
}

/** Redraws one line on a terminal; elsewhere writes a line for every tenth. */
export function progressBar(label: string, all: number, output: Output) {
  const started = performance.now();
  let tenth = -1;
  return {
    update: (done: number): void => {
      const line = progressLine(label, done, all, (performance.now() - started) / 1000);
      if (output.isTTY) {
        output.write(`\r${line}\u001b[K`);
        return;
      }
      const now = Math.floor((done / all) * 10);
      if (now !== tenth) output.write(`${line}\n`);
      tenth = now;
    },
    end: (): void => {
      if (output.isTTY) output.write('\n');
    },
  };
}
