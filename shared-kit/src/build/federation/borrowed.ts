/**
 * What an area's build needs of federation's bundler runtime, in the place of a copy in each area: the host's, which
 * runs before any area is fetched. Only what belongs to one area is its own.
 */
type Options = { name: string };
type Instance = Options & { initOptions: (options: Options) => unknown };
type Lent = {
  runtime: {
    getInstance: (isIt: (instance: Instance) => boolean) => Instance | null;
    createInstance: (options: Options) => Instance;
  };
  bundlerRuntime: Record<string, unknown>;
  attachShareScopeMap: unknown;
};

const { runtime, bundlerRuntime, attachShareScopeMap } = (globalThis as unknown as { tezgahFederation: Lent })
  .tezgahFederation;

function init(options: Options): Instance {
  const instance = runtime.getInstance(({ name }) => name === options.name);
  if (!instance) return runtime.createInstance(options);
  instance.initOptions(options);
  return instance;
}

export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
