import { relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { styleFaults } from 'shared-kit/area-styles';
import type { AreaId } from 'shared-kit/contract/areas';

/** Fails the build where a style sheet of an area could change what isn't the area's. */
export default function areaStylesLoader(this: LoaderContext<{ area: AreaId }>, css: string): string {
  const { area } = this.getOptions();
  const file = relative(this.rootContext, this.resourcePath);
  const names = file.endsWith('.module.css') ? 'module' : 'plain';
  const faults = styleFaults(css, { area, file, names });
  if (faults.length === 0) return css;
  const failure = new Error(faults.join('\n'));
  failure.stack = failure.message;
  throw failure;
}
