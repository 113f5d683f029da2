/** Parts of a library's file that this project never runs. */
export type Unused = Readonly<{
  file: string;
  /** `name` is a function or class, `Class.name` a method. A function becomes undefined, a class empty. */
  names?: readonly string[];
  /** Replacements of text that occurs exactly once. */
  edits?: readonly (readonly [from: string, to: string])[];
}>;

/** Returns the file without these parts. Throws if one is missing or no longer unique: the library has changed. */
export function leaveOut(source: string, { file, names = [], edits = [] }: Unused): string {
  const shorter = names.reduce((code, name) => withoutNamed(code, name, file), source);
  return edits.reduce((code, [from, to]) => {
    const [before, after, ...more] = code.split(from);
    if (after === undefined || more.length > 0) throw gone(from, file);
    return `${before}${to}${after}`;
  }, shorter);
}

function withoutNamed(code: string, name: string, file: string): string {
  const [owner, method] = name.split('.');
  if (owner && method) {
    const whole = only(code, classOf(owner), file, name);
    return code.replace(whole, () => whole.replace(only(whole, methodOf(method), file, name), ''));
  }
  const asClass = code.match(classOf(name))?.[0];
  if (asClass) return code.replace(asClass, () => `${asClass.split('\n')[0]}}`);
  return code.replace(only(code, functionOf(name), file, name), `var ${name};`);
}

function only(code: string, pattern: RegExp, file: string, name: string): string {
  const [found, ...more] = code.match(new RegExp(pattern, 'gm')) ?? [];
  if (!found || more.length > 0) throw gone(name, file);
  return found;
}

/** Finds the end of a class or function by its indent, which libraries keep. */
const classOf = (name: string) =>
  new RegExp(`^(?:var ${name} = )?class(?: ${name})?(?: extends \\w+)? \\{$[^]*?^\\};?$`, 'm');
const methodOf = (name: string) => new RegExp(`^([ \\t]+)(?:async )?${name}\\(.*$[^]*?^\\1\\}$`, 'm');
const functionOf = (name: string) => new RegExp(`^([ \\t]*)(?:async )?function ${name}\\([^]*?^\\1\\}$`, 'm');

const gone = (what: string, file: string) =>
  new Error(`${file} no longer has exactly one ${what} to leave out`);
