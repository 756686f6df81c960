import type { EngineName } from './programs.ts';

/** The commands that `Window` makes its clicks and words of. */
export interface Connection {
  /** One command of WebDriver, by the name that the standard gives it. */
  send(command: Command, parameters?: object): Promise<unknown>;
  /** How many pixels the page has, not the window around it. */
  resize(width: number, height: number): Promise<void>;
  /** The errors of scripts and the rejected promises since the last call. */
  takeErrors(): Promise<string[]>;
  /** The page as it is printed: a PDF file. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  name: EngineName;
  connect(): Promise<Connection>;
}

export type Command =
  | 'Navigate'
  | 'Back'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'Print';
