/** Its name is one of the standard's words, such as `stale element reference`. */
export class WebDriverError extends Error {
  constructor(name: string, message: string) {
    super(`${name}: ${message}`);
    this.name = name;
  }
}
