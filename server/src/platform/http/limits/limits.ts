/**
 * What one address may have at once. An office of 200 people behind one address is never refused: a browser opens up
 * to 6 connections, its event stream among them, and never sends a second request on one before the first is answered.
 */
export const limits = {
  /** 200 browsers × 6, and room for those that reconnect. A proxy that is named in TRUST_PROXY is not limited. */
  connections: 1500,
  /** Requests whose answers are being made; what comes in beyond waits in line. One address can't fill the event loop. */
  running: 32,
  /** 200 browsers × 6 again: whoever clicks at the same moment waits in line; what comes in beyond is refused with 429. */
  inLine: 1200,
  /** Requests on one connection that are not answered yet. Browsers and proxies send one. */
  pipelined: 8,
  /** Answers that are made and not taken yet. While there are more, further requests are refused with 429. */
  waitingBytes: 64 * 1024 * 1024,
  /** After this long without a byte being taken the connection ends; Node may first see that some were, and wait again. */
  sendingMs: 60_000,
  /** All headers of a request. */
  headersMs: 10_000,
  /** A body that comes slower than this over a while is not waited for. Large files may take as long as they need. */
  body: { bytesPerSecond: 1024, overMs: 10_000 },
} as const;
