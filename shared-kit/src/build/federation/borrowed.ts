/**
 * Stands in for federation's bundler runtime in an area's build. It uses the host's copy, which runs before any area
 * is fetched; only the area's own options are new.
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
