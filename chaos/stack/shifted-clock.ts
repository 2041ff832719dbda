/** Preloaded into a process: shifts its clock by CLOCK_SHIFT_MS milliseconds. */
const shift = Number(process.env['CLOCK_SHIFT_MS']);
const RealDate = globalThis.Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now() + shift], newTarget) as Date,
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + shift : (Reflect.get(target, name, receiver) as unknown),
});
