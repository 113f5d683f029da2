import { dirname, resolve } from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { classPrefix } from 'shared-kit/area-styles';
import type { AreaId } from 'shared-kit/contract/areas';
import { ownModule } from './own-module.ts';
import { pdfScriptHashes } from './pdf-scripts.ts';

/** Oldest browsers with `light-dark()`, cascade layers and `@starting-style`. */
const browsers = ['chrome >= 123', 'firefox >= 129', 'safari >= 17.5'];

export type BuildMode = 'production' | 'development';
type Argv = { mode?: string; react?: BuildMode };
export type ConfigFor = (env: unknown, argv: Argv) => Promise<Configuration>;

export const modeOf = (argv: Argv): BuildMode => (argv.mode === 'development' ? 'development' : 'production');

type Options = Readonly<{
  /** Its name begins the class names of its style sheets. */
  area?: AreaId;
  /** The build of React that the code runs with: the host's. Default: `mode`. */
  react?: BuildMode | undefined;
}>;

/**
 * Settings that host and areas share. `root` is the package's folder. Class names and module ids are made relative to
 * the one above, so that they are equal in every build.
 */
export function baseConfig(
  root: string,
  mode: BuildMode,
  { area, react = mode }: Options = {},
): Configuration {
  const development = mode === 'development';
  const canRefresh = react === 'development';
  return {
    mode,
    context: dirname(root),
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    output: outputIn(root, development),
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    module: {
      rules: [...sourceRules(canRefresh), ...styleRules(area)],
      // Custom properties connect modules, so they keep their names.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/module': {
          localIdentName: `${area ? classPrefix(area) : ''}${development ? '[path][name]__[local]' : '[local]-[hash:6]'}`,
          exportsConvention: 'as-is',
        },
      },
    },
    plugins: [
      new rspack.DefinePlugin({ pdfScriptHashes: JSON.stringify(pdfScriptHashes()) }),
      ...(canRefresh ? [new ReactRefreshRspackPlugin()] : []),
      ...(development ? [] : [integrity(), compiledOnArrival()]),
    ],
    optimization: {
      nodeEnv: react,
      splitChunks: false,
      runtimeChunk: false,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          exclude: publishedScript,
          extractComments: false,
          minimizerOptions: { compress: { passes: 4 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

const outputIn = (root: string, development: boolean): NonNullable<Configuration['output']> => ({
  // A folder of its own, so that a market never serves development files.
  path: resolve(root, development ? 'dist-dev' : 'dist'),
  clean: true,
  filename: development ? '[name].js' : '[name].[contenthash:10].js',
  chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
  cssFilename: development ? '[name].css' : '[name].[contenthash:10].css',
  cssChunkFilename: development ? '[name].css' : '[name].[contenthash:10].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
  crossOriginLoading: 'anonymous',
});

/** Libraries are built as they were published: `pnpm check libraries`. The packed kit is ours, though. */
const libraries = /node_modules\/(?!(.*\/)?shared-kit\/)/;

/** Scripts of Pdf.js that run in its worker, small as published. */
const pdfScript = /pdfjs-dist\/(build\/pdf\.worker\.min\.mjs|wasm\/\w+_nowasm_fallback\.js)$/;
const publishedScript = /pdf\.worker\.min\.js$|_nowasm_fallback\.js$/;

const sourceRules = (canRefresh: boolean): RuleSetRule[] => [
  {
    test: /\.drawing\.[jt]s$/,
    exclude: libraries,
    use: ownModule('build/drawing-loader'),
    type: 'javascript/auto',
  },
  {
    test: /\.sprite\.[jt]s$/,
    exclude: libraries,
    use: ownModule('build/sprite-loader'),
    type: 'javascript/auto',
  },
  {
    test: /\.md$/,
    exclude: libraries,
    use: ownModule('build/markdown-loader'),
    type: 'javascript/auto',
  },
  {
    test: /\.tsx?$/,
    exclude: /\.(drawing|sprite)\.ts$/,
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: canRefresh, refresh: canRefresh } },
        },
        env: { targets: browsers },
      },
    },
    type: 'javascript/auto',
  },
  { test: pdfScript, type: 'asset/resource', generator: { filename: '[name].js' } },
  { test: /\.(woff2|svg|png|avif|webp)$/, type: 'asset/resource' },
];

function styleRules(area: AreaId | undefined): RuleSetRule[] {
  const check = { loader: ownModule('build/area-styles-loader'), options: { area } };
  return [
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    ...(area ? [{ test: /\.css$/, exclude: libraries, use: check }] : []),
  ];
}

/** The chunk loader checks each chunk itself. With only a hook, a tampered chunk would be fetched again and run. */
const integrity = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] });

/**
 * Most of the first view's code runs at once. This hint lets a browser compile a file in the background as it arrives.
 * Otherwise it compiles each function on the main thread at its first call, while the page can't respond.
 */
const compiledOnArrival = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: publishedScript,
    // Before source maps are made, since it adds a line.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
