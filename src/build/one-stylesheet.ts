import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const isStyle = (id: string) => /\.css($|\?)|[?&]type=style\b/.test(id) && !/[?&](inline|raw|url)\b/.test(id);
const isOfAdmin = (id: string) => /\/src\/(admin|pages\/(admindash|_development))\/|\/styles\/admin\.css/.test(id);

/**
 * Puts all styles of the pages for visitors into one file. By default each style element that several pages share is a
 * file of its own, and the first paint waits for up to five. Pre-rendered pages and those rendered on demand are two
 * bundles, so there are two files. Not for the browser's bundle, where groups would change the order in which modules
 * run.
 */
const groupStyles: Plugin = {
  name: 'one-stylesheet',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? undefined
      : {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: { groups: [{ name: 'visitors', test: (id) => isStyle(id) && !isOfAdmin(id) }] },
              },
            },
          },
        },
};

export const oneStylesheet = (): AstroIntegration => ({
  name: 'one-stylesheet',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [groupStyles] } });
    },
  },
});
