import { execFileSync } from 'node:child_process';

const program = `
  const server = require('node:net').createServer();
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(String(server.address().port));
    server.close();
  });`;

/** A free port, found synchronously, since configurations can't wait. */
export const freePort = (): number => Number(execFileSync(process.execPath, ['-e', program]).toString());
