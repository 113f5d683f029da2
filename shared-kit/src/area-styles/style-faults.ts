import { type Rule, transform } from 'lightningcss';
import type { AreaId } from 'shared-kit/contract/areas';
import { type Fault, faultsIn, type Names } from './faults-in-rule.ts';
import { classPrefix, isOwnName } from './own-names.ts';
import { sentenceOf } from './sentences.ts';

type Sheet = Readonly<{
  area: AreaId;
  /** Name for the sentences. */
  file: string;
  /** `module`: a CSS module as it is written; the build names its classes and animations. `plain`: their last names. */
  names: 'module' | 'plain';
}>;

/**
 * A sentence for each rule of a style sheet that could change what isn't the area's: file, rule, why, and what to do.
 * What the parser can't read is a fault too.
 */
export function styleFaults(css: string, sheet: Sheet): string[] {
  const faults: string[] = [];
  const lines = css.split(/\r\n|[\n\r\f]/);
  const names = namesIn(sheet);
  try {
    transform({
      filename: sheet.file,
      code: Buffer.from(css),
      cssModules: sheet.names === 'module',
      visitor: {
        StyleSheet({ rules }) {
          const found = rules.flatMap((rule: Rule) => faultsIn(rule, names));
          faults.push(...found.map((it) => sentenceOf(it.kind, { ...sheet, ...placeIn(lines, it) })));
        },
      },
    });
  } catch (cause) {
    // The parser counts lines of its own errors from 1.
    const { message, loc = { line: 1, column: 1 } } = cause as Error & { loc?: Fault['at'] };
    const fault: Fault = { kind: 'unreadable', at: { ...loc, line: loc.line - 1 }, name: message };
    faults.push(sentenceOf(fault.kind, { ...sheet, ...placeIn(lines, fault) }));
  }
  return faults;
}

const namesIn = ({ area, names }: Sheet): Names => ({
  area,
  isOwnClass: (name) => names === 'module' || name.startsWith(classPrefix(area)),
  isOwnAnimation: (name) => names === 'module' || isOwnName(area, name),
});

/** The rule's place, counted from 1, and its text up to its block. */
function placeIn(lines: readonly string[], { at: { line, column }, name = '' }: Fault) {
  const text = lines.slice(line).join(' ');
  const [head = ''] = text.slice(column - 1).split(/[{;]/, 1);
  return { line: line + 1, column, rule: head.trim().replace(/\s+/g, ' ').slice(0, 120), name };
}
