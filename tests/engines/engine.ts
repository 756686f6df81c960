import type { EngineName } from './programs.ts';

/** What the journeys ask of a browser; `Window` makes clicks and words of it. */
export interface Connection {
  /** One command of WebDriver, by the name that the standard gives it. */
  send(command: Command, parameters?: object): Promise<unknown>;
  /** How many pixels the page has, not the window around it. */
  resize(width: number, height: number): Promise<void>;
  /** What scripts have thrown, and promises that were lost, since this was last asked. */
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
  | 'AcceptAlert'
  | 'Print'
  | 'TakeScreenshot';
