import { useEffect } from 'react';

type Sheet = { styles: string };

/**
 * Replaces the package react-style-singleton (aliased in astro.config.mjs), with which Radix locks the scroll position
 * behind dialogs and selects. The package writes a `<style>` element, which the security policy forbids; a constructed
 * style sheet is allowed. The sheet exists as long as at least one component is mounted.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;
  return ({ styles }: Sheet) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first component's styles apply to all, as in the original
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
