/** The services of the demo as a menu, a module for each language: see `scripts/built-in-menu.ts`. */
declare module 'virtual:built-in-menu/*' {
  export const menu: import('../../../../model/contracts/named-answers.ts').Menu;
}
