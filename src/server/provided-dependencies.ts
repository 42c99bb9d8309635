import type { Dependencies } from './dependencies.ts';

// Imports nothing at run time, so that hot reload in development never loads it again and loses the open database.
let provided: Promise<Dependencies> | undefined;

/** Passes in the dependencies that a long-running server has opened. */
export function provideDependencies(dependencies: Promise<Dependencies>): void {
  provided = dependencies;
}

/** Undefined in a function, which opens nothing before the first request. */
export const providedDependencies = () => provided;
