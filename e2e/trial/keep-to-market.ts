import type { BrowserContext } from '@playwright/test';

/** Refuses every request to another origin than the market's, and tells of it. */
export async function keepToMarket(
  context: BrowserContext,
  market: string,
  tell: (fault: string) => void,
): Promise<void> {
  const isForeign = ({ protocol, origin }: URL) => /^(https?|wss?):$/.test(protocol) && origin !== market;
  await context.route(isForeign, async (route) => {
    tell(`asks another host: ${new URL(route.request().url()).origin}`);
    await route.abort();
  });
  await context.routeWebSocket(/.*/, (socket) => {
    tell(`opens a socket: ${new URL(socket.url()).origin}`);
    void socket.close();
  });
}
