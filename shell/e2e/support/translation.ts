import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page of a context as Chromium does: each text is replaced by nested `font` elements with another
 * text node, also texts that appear later. The words stay the same, so that tests find them.
 */
export function translatePages(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((name) => {
    const SKIPPED = 'script, style, noscript, title, textarea, option, svg, font, [translate=no]';

    function translate(root: Node): void {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(SKIPPED))
          texts.push(node);
      for (const text of texts) {
        const [outer, inner] = [document.createElement(name), document.createElement(name)];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    addEventListener('DOMContentLoaded', () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  }, 'font');
}
