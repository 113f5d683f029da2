import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server on a free port. It keeps the mails it accepts and refuses given recipients. */
export async function mailServer(port = 0) {
  const received: string[] = [];
  const refuse = new Map<string, number>();
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
    const responseCode = refuse.get(address);
    done(responseCode ? Object.assign(new Error(`no ${address} here`), { responseCode }) : null);
  };
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString());
      done();
    });
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo,
    onData,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    received,
    refuse,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
