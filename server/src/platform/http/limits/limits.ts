/**
 * Limits per address. An office of 200 people behind one address is never refused: a browser opens up to 6
 * connections, including its event stream, and sends a request only after the one before is answered.
 */
export const limits = {
  /** 200 browsers × 6, and room for reconnecting ones. A proxy in TRUST_PROXY is not limited. */
  connections: 1500,
  /** Requests being answered; further ones wait in line. One address can't fill the event loop. */
  running: 32,
  /** 200 browsers × 6 again, for clicks at the same moment. Requests beyond that are refused with 429. */
  inLine: 1200,
  /** Unanswered requests on one connection. Browsers and proxies send one. */
  pipelined: 8,
  /** Answers not yet received by the client. While there are more, its requests are refused with 429. */
  waitingBytes: 64 * 1024 * 1024,
  /**
   * A connection on which nothing moves for this long ends, between two requests much sooner. Node may notice late
   * that the client took a byte, and wait once more.
   */
  sendingMs: 60_000,
  /** Until all headers of a request have arrived. */
  headersMs: 10_000,
  /** A body that stays slower than this is cut off. Large files may take as long as they need. */
  body: { bytesPerSecond: 1024, overMs: 10_000 },
} as const;
