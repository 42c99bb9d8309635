import { useEffect } from 'react';

type Sheet = { styles: string };

/**
 * Stands in for the package react-style-singleton (astro.config.mjs), by which Radix's dialogs and selects hold the page
 * still. That one writes a `<style>` element, which the security policy refuses; a constructed style sheet is no
 * markup, so it may. Added when the first is mounted, removed with the last.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;
  return ({ styles }: Sheet) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first one's styles hold for all, as in the original
    useEffect(() => {
      mounted += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        mounted -= 1;
        if (mounted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
        sheet = undefined;
      };
    }, []);
    return null;
  };
}
