import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment } from 'vite';

/**
 * `npm run dev`: the API at its own addresses, /stijl with every part the site is made of, and an open database.
 * Vite's runner opens the database, because the pages share modules with the runner and not with this process.
 */
export const development = (): AstroIntegration => {
  let isDevelopment = false;
  let close: () => Promise<void> = async () => {};
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        isDevelopment = command === 'dev';
        if (!isDevelopment) return;
        injectRoute({ pattern: '/stijl', entrypoint: './src/pages/_development/stijl.astro' });
        injectRoute({ pattern: '/api/[...path]', entrypoint: './src/pages/_development/api.ts' });
      },
      'astro:server:setup': async ({ server }) => {
        // A build also starts a server, to read the content, but must not open the database.
        if (!isDevelopment) return;
        const { ssr } = server.environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The pages do not run in this process');
        const { openInDevelopment } = await ssr.runner.import('/src/server/open-in-development.ts');
        close = await openInDevelopment();
      },
      'astro:server:done': () => close(),
    },
  };
};
