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
 * jsdom has no fetch classes and an AbortController that Node's fetch refuses: both come from Node. FormData stays
 * jsdom's, since React reads the forms of the page into it. There is no BroadcastChannel: Node's keeps a test running.
 */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
}
