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
}
