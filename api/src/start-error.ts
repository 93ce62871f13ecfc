/** The server cannot start, for a reason that one line tells; ends the process with code 1. */
export class StartError extends Error {}
