/** Why the program cannot start or a command cannot run, in one sentence for whoever started it. */
export class StartProblem extends Error {}
