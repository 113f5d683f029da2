import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

/**
 * jsdom has no fetch classes, and Node's fetch refuses jsdom's AbortController: both come from Node here. FormData
 * stays jsdom's, since React reads the page's forms into it. There is no BroadcastChannel: Node's keeps a test run
 * alive.
 */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
}
