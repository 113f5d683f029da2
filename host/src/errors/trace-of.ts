import { type AreaId, isAreaId } from 'shared-kit/contract/areas';
import { type FailureReport, ownScript, type StackFrame } from 'shared-kit/contract/failures';
import { componentStackOf } from './component-stacks.ts';
import { readStack } from './read-stack.ts';
import { hostVersion } from './shown-page.ts';

type Trace = Pick<FailureReport, 'area' | 'version' | 'frames' | 'components'>;

/**
 * Where an error was thrown, and by whose script: the area of the innermost frame that is an area's, else of the innermost
 * component, else the shell. `thrownAt` is the place that the browser told beside the error.
 */
export function traceOf(error: unknown, thrownAt: StackFrame | null = null): Trace {
  const isObject = typeof error === 'object' && error !== null;
  const ofStack = readStack(isObject && 'stack' in error ? error.stack : null);
  const frames = ofStack.length === 0 && thrownAt ? [thrownAt] : ofStack;
  const components = isObject ? readStack(componentStackOf(error)) : [];
  const [release] = [...frames, ...components].flatMap(releaseOf);
  return { ...(release ?? { area: null, version: hostVersion() }), frames, components };
}

function releaseOf({ script }: StackFrame): { area: AreaId; version: string }[] {
  const [, area, version] = ownScript.exec(script) ?? [];
  return area && version && isAreaId(area) ? [{ area, version }] : [];
}
