type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
export type ProgressBar = Readonly<{
  show: (label: string, done: number, of: number) => void;
  clear: () => void;
}>;

const width = 30;
const erase = '\r\x1b[2K';

/** A bar on a terminal, redrawn in place; in a log, one line for each finished quarter of something long. */
export function progressBar(terminal: Terminal): ProgressBar {
  let last = '';
  return {
    show(label, done, of) {
      const share = of > 0 ? Math.min(1, done / of) : 1;
      const percent = Math.floor(share * 100);
      const text = terminal.isTTY ? `${label} ${percent}` : `${label} ${percent - (percent % 25)}`;
      if (text === last) return;
      last = text;
      if (terminal.isTTY) {
        const full = Math.round(share * width);
        terminal.write(`${erase}${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent} %`);
      } else if (percent >= 25 && percent < 100) {
        terminal.write(`${text} %\n`);
      }
    },
    clear: () => {
      if (terminal.isTTY) terminal.write(erase);
    },
  };
}
