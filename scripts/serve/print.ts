/** Prints a line for the operator: plain text, whatever the log level and wherever the output goes. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
