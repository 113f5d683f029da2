import { execFileSync } from 'node:child_process';

const program = `
  const server = require('node:net').createServer();
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(String(server.address().port));
    server.close();
  });`;

/** A free port, found without waiting, since a configuration can't. */
export const freePort = (): number => Number(execFileSync(process.execPath, ['-e', program]).toString());
