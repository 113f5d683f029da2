/**
 * Preloaded by `node --import`: shifts the clock of a process by some hours, as a machine's may be wrong. Only this
 * drill uses it; the market knows nothing of it.
 */
const shift = Number(process.env.DRILL_CLOCK_HOURS ?? 0) * 3_600_000;

globalThis.Date = new Proxy(Date, {
  construct: (real, args, asked) =>
    Reflect.construct(real, args.length > 0 ? args : [real.now() + shift], asked) as Date,
  apply: (real) => new real(real.now() + shift).toString(),
  get: (real, name) => (name === 'now' ? () => real.now() + shift : Reflect.get(real, name)),
});
