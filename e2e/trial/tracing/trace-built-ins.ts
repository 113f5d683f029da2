/** Runs in the document: knows how built-in objects and their prototypes were before its scripts. */
export function traceBuiltIns(): void {
  const trace = window.trialTrace;
  if (!trace) return;
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (held: object) => {
    if (!numbers.has(held)) numbers.set(held, ++last);
    return `#${numbers.get(held)}`;
  };
  const ofLanguage = { Object, Function, Array, String, Number, Date, RegExp, Promise, Map, Set, JSON, Math };
  const ofBrowser = { Element, Node, EventTarget, History, Storage };
  const objects = Object.entries({ ...ofLanguage, ...ofBrowser }).flatMap(([name, it]) => [
    { name, object: it as object },
    ...('prototype' in it ? [{ name: `${name}.prototype`, object: it.prototype as object }] : []),
  ]);
  /** Every property with what it holds now. */
  const read = () =>
    objects.flatMap(({ name, object }) =>
      Reflect.ownKeys(object).map((key) => {
        const { value, get } = Object.getOwnPropertyDescriptor(object, key) ?? {};
        const held: unknown = get ?? value;
        const isObject = (typeof held === 'object' && held !== null) || typeof held === 'function';
        return {
          property: `${name}.${String(key)}`,
          holds: isObject ? numberOf(held as object) : String(held),
        };
      }),
    );
  const before = new Map(read().map(({ property, holds }) => [property, holds]));
  trace.changedBuiltIns = () =>
    read().flatMap(({ property, holds }) => (before.get(property) === holds ? [] : [property]));
}
