import type { BrowserContext } from '@playwright/test';

/**
 * Changes every page of a context before it is hydrated as extensions do: with elements in the head, the body and the
 * page, attributes, a link around a text, and without an element. Elements of the page get a `data-served` attribute.
 */
export function changePages(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { documentElement, head, body } = document;
      for (const element of body.querySelectorAll('main *')) element.setAttribute('data-served', '');
      documentElement.setAttribute('data-extension', 'dark');
      body.setAttribute('data-extension', 'dark');
      head.prepend(document.createElement('style'));
      head.append(document.createElement('meta'));
      body.prepend(document.createElement('extension-panel'));
      body.append(document.createElement('extension-panel'));
      document.getElementById('root')?.prepend(document.createElement('extension-bar'));
      for (const field of body.querySelectorAll('input')) {
        field.setAttribute('data-extension', 'filled');
        field.setAttribute('autocomplete', 'off');
        field.after(document.createElement('extension-icon'));
      }
      for (const text of body.querySelectorAll('main h1, main p')) {
        const link = document.createElement('a');
        link.append(...text.childNodes);
        text.append(link);
      }
      body.querySelector('footer li')?.remove();
    });
  });
}
