import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Run = Readonly<{ env: Readonly<Record<string, string>>; input?: string }>;

/** Runs a command of this folder as an operator does: a process of its own, with nothing of our environment. */
export async function runTool(name: string, args: readonly string[], { env, input = '' }: Run) {
  const program = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    // A file of settings would name the market of whoever runs the tests.
    env: { PATH: process.env.PATH ?? '', ENV_FILE: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code: Number(code), output, errors };
}
