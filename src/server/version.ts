import packageJson from '../../package.json' with { type: 'json' };

/** Of the software that runs. */
export const VERSION: string = packageJson.version;
