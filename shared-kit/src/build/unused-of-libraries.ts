import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { federationPart, fileOf, reactRouter } from './lean-libraries.ts';
import type { Unused } from './leave-out.ts';

const require = createRequire(import.meta.url);

/**
 * Library code that this project never runs, but that bundlers keep because objects or conditions refer to it: no route
 * has an action or is discovered later, only navigations load data, messages come by `addMessages`, areas are known by
 * their entry. Whoever starts to use one of these features removes its line here.
 */
const unused = (): readonly Unused[] => [
  unusedOfRouter(),
  {
    file: fileOf(require.resolve('i18next'), '../esm/i18next.js'),
    names: [
      ...['Connector', 'keysFromSelector', 'createProxy', 'Translator.getUsedParamsDetails'],
      ...['I18n.cloneInstance', 'I18n.dir', 'I18n.hydrate'],
    ],
  },
  {
    file: fileOf(federationPart('runtime-core'), 'core.js'),
    edits: [['USE_REMOTE ? new SnapshotHandler(', 'USE_REMOTE && USE_SNAPSHOT ? new SnapshotHandler(']],
  },
  {
    file: fileOf(federationPart('runtime-core'), 'remote/index.js'),
    names: ['RemoteHandler.preloadRemote'],
    edits: [['host.snapshotHandler.manifestCache.delete(remote.entry);', '']],
  },
  { file: fileOf(federationPart('runtime-core'), 'utils/preload.js'), names: ['preloadAssets'] },
  {
    file: fileOf(federationPart('runtime-core'), 'utils/load.js'),
    names: ['loadEsmEntry', 'loadSystemJsEntry'],
  },
  { file: fileOf(federationPart('webpack-bundler-runtime'), 'remotes.js'), names: ['remotes'] },
  {
    file: fileOf(federationPart('webpack-bundler-runtime'), 'init.js'),
    edits: [['if (USE_SHARED) {\n\t\tconst treeShaking', 'if (false) {\n\t\tconst treeShaking']],
  },
];

const unusedOfRouter = (): Unused => ({
  file: fileOf(reactRouter(), 'chunk-7RTFRKQW.mjs'),
  names: [
    ...['getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'RSCErrorHandler'],
    ...['PrefetchPageLinks', 'handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2'],
    ...['setFetcherError', 'discoverRoutes', 'getUpdatedRevalidatingFetchers'],
  ],
  edits: [
    ['Form.displayName = "Form";', ''],
    ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
    ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
    ['if (!opts || !isSubmissionNavigation(opts)) {', 'if (true) {'],
    [
      '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {\n      let actionResult',
      '} else if (false) {\n      let actionResult',
    ],
    ['if (isFogOfWar) {\n      if (shouldUpdate', 'if (false) {\n      if (shouldUpdate'],
    [
      'if (init.patchRoutesOnNavigation) {\n      let activeBranches',
      'if (false) {\n      let activeBranches',
    ],
  ],
});

/** The host exposes nothing, but lends to areas what takes them in: its copy says what a copy of theirs would. */
const lent = (file: string): Unused => ({
  file: fileOf(federationPart('webpack-bundler-runtime'), file),
  edits: [['(typeof FEDERATION_HAS_EXPOSES === "boolean" ? FEDERATION_HAS_EXPOSES : true) ?', 'true ?']],
});

/** The rules by which a build changes libraries; one that somebody works on has all of them. */
export const libraryRules = (isDevelopment: boolean): RuleSetRule[] =>
  (isDevelopment ? [lent('index.cjs')] : [...unused(), lent('index.js')]).map((options) => ({
    resource: options.file,
    use: { loader: resolve(import.meta.dirname, 'leave-out-loader.ts'), options },
  }));
