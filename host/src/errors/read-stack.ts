import { mostFrames, ownScript, type StackFrame } from 'shared-kit/contract/failures';

/**
 * A line of a stack. Chromium writes `at name (address:1:2)` or `at address:1:2`; Firefox and Safari write
 * `name@address:1:2`. An address holds no spaces.
 */
const stackLine = /(?:^at (?:async )?(?:.*\()?|@|^)([a-z]+:\/\/[^\s()@]+):(\d+):(\d+)\)?$/;

/** Frames of the market's own scripts, innermost first. Messages, names and foreign scripts are left out. */
export function readStack(stack: unknown, origin: string = window.location.origin): StackFrame[] {
  if (typeof stack !== 'string') return [];
  return stack
    .split('\n')
    .flatMap((text) => {
      const [, address = '', line, column] = stackLine.exec(text.trim()) ?? [];
      return frameAt(address, Number(line), Number(column), origin) ?? [];
    })
    .slice(0, mostFrames);
}

/** A place in one of the market's own scripts; null for any other. */
export function frameAt(
  address: string,
  line: number,
  column: number,
  origin: string = window.location.origin,
): StackFrame | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = url.origin === origin && ownScript.test(url.pathname) && line > 0 && column > 0;
  return isOwn ? { script: url.pathname, line, column } : null;
}
