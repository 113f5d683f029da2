import type { IncomingMessage } from 'node:http';
import { limits } from './limits.ts';

type Measured = { bytes: number; at: number };

/** Closes connections whose request body arrives too slowly, as Node does for headers. */
export function watchBodies() {
  const receiving = new Map<IncomingMessage, Measured>();
  const { bytesPerSecond, overMs } = limits.body;
  const look = () => {
    const now = performance.now();
    for (const [request, since] of receiving) {
      if (request.complete || request.destroyed) receiving.delete(request);
      // While its request waits in line nobody reads the body, so it can't arrive.
      else if (request.isPaused() || request.readableFlowing === null)
        Object.assign(since, measured(request, now));
      else if (now - since.at >= overMs) {
        const { bytes, at } = measured(request, now);
        if (((bytes - since.bytes) * 1000) / (at - since.at) < bytesPerSecond) request.socket.destroy();
        else Object.assign(since, { bytes, at });
      }
    }
  };
  const timer = setInterval(look, 1000).unref();
  return {
    add: (request: IncomingMessage) => receiving.set(request, measured(request, performance.now())),
    stop: () => clearInterval(timer),
  };
}

const measured = ({ socket }: IncomingMessage, at: number): Measured => ({ bytes: socket.bytesRead, at });
