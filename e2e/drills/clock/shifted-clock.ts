/**
 * Loaded before a market's program by `node --import`: its clock is wrong by so many hours, as a machine's may be.
 * Only this drill does so; the market itself knows nothing of it.
 */
const shift = Number(process.env.DRILL_CLOCK_HOURS ?? 0) * 3_600_000;

globalThis.Date = new Proxy(Date, {
  construct: (real, args, asked) =>
    Reflect.construct(real, args.length > 0 ? args : [real.now() + shift], asked) as Date,
  apply: (real) => new real(real.now() + shift).toString(),
  get: (real, name) => (name === 'now' ? () => real.now() + shift : Reflect.get(real, name)),
});
