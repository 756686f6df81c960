/** As browsers check it, with a dot in the domain: `name@gmail` is always a slip. */
export const isEmailAddress = (value: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/.test(
    value,
  );

export const isWebLink = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
