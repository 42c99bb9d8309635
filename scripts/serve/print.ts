/** For the person who starts the site, so in plain words and whatever the log's level, in a pipe or a log viewer too. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
