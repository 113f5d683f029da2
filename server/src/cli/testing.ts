import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Passes Node's compile cache on, so that a process started often needn't compile again. */
export const compiled = (): Readonly<Record<string, string>> => {
  const folder = process.env.NODE_COMPILE_CACHE;
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
};

type Run = Readonly<{ env: Readonly<Record<string, string>>; input?: string }>;

const program = fileURLToPath(new URL('./run.ts', import.meta.url));

/** Runs a command of this folder like an operator: a separate process without our environment. */
export async function runTool(name: string, args: readonly string[], { env, input = '' }: Run) {
  const child = spawn(process.execPath, [program, name, ...args], {
    // A settings file would name the developer's own market.
    env: { PATH: process.env.PATH ?? '', ENV_FILE: '', ...compiled(), ...env },
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
