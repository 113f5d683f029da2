import { createInterface } from 'node:readline';
import { passwordInput } from 'shared-kit/contract/account';
import { StartFailure } from '../platform/start-failure.ts';

/**
 * Reads a password: typed twice without echo, or the first line of standard input. Never an argument: those appear in
 * the shell's history and in the list of processes.
 */
export async function readPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await typedTwice() : await firstLine();
  if (!passwordInput.safeParse(password).success) {
    throw new StartFailure('A password has 12 to 128 characters: nothing was changed.');
  }
  return password;
}

async function typedTwice(): Promise<string> {
  const password = await typed('Password: ');
  if (password !== (await typed('Again: '))) throw new StartFailure('The two differ: nothing was changed.');
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** A line typed without echo. */
function typed(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // Switch off the echo before asking: somebody may type at once.
  stdin.setRawMode(true).setEncoding('utf8').resume();
  stderr.write(question);
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (finish: () => void) => {
      stdin.off('data', take).setRawMode(false).pause();
      stderr.write('\n');
      finish();
    };
    const take = (keys: string) => {
      for (const key of keys) {
        if (key === '\r' || key === '\n') return end(() => resolve(text));
        if (key === '\u0003') return end(() => reject(new StartFailure('Stopped: nothing was changed.')));
        text = key === '\u007f' || key === '\b' ? text.slice(0, -1) : text + key;
      }
    };
    stdin.on('data', take);
  });
}
