/** Loaded before a program (`node --import`): its clock is ahead by CLOCK_AHEAD_DAYS. */
const ahead = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
