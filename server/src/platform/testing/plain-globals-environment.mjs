import { constants, createContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

/** Jest takes these from Node, so that `instanceof` holds for what Node's modules return. */
const ofNode = ['ArrayBuffer', 'Uint8Array'];

/**
 * In Jest's own context each use of a global such as `Object` calls back, which took a third of the processor time of
 * the server's tests. This context has plain globals.
 */
export default class PlainGlobalsEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const global = createContext(constants.DONT_CONTEXTIFY);
    const descriptors = Object.getOwnPropertyDescriptors(this.global);
    for (const name of Reflect.ownKeys(descriptors)) {
      if (!(name in global) || ofNode.includes(name)) Object.defineProperty(global, name, descriptors[name]);
    }
    global.global = global;
    this.context = global;
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global });
  }

  #hooksAtTheTop = 0;
  #variables = {};

  /** Test files that share a suite leave nothing to each other: see `load-tests.ts`. */
  handleTestEvent(event, { currentDescribeBlock, rootDescribeBlock }) {
    if (event.name === 'setup') this.#variables = { ...this.global.process.env };
    if (event.name === 'add_hook' && currentDescribeBlock === rootDescribeBlock) this.#refuseHook(event);
    const { parent } = event.describeBlock ?? event.test ?? {};
    if (!parent || parent !== rootDescribeBlock) return;
    if (event.name === 'run_describe_finish' || event.name === 'test_done') this.#putBack();
  }

  /** Outside every `describe` it would run for the tests of other files too. The first one is Jest's own. */
  #refuseHook({ hookType }) {
    this.#hooksAtTheTop += 1;
    if (this.#hooksAtTheTop > 1) throw new Error(`${hookType} must stand inside a describe`);
  }

  #putBack() {
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.#variables)) delete env[name];
    Object.assign(env, this.#variables);
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
  }
}
