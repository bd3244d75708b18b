import { PAGE_DATA_ID, type PageData } from '../page-data.ts';

/**
 * Reads the data that the server embedded in the page. It is trusted without validation, because our server wrote it.
 */
export function readPageData(): PageData {
  return JSON.parse(elementById(PAGE_DATA_ID).textContent) as PageData;
}

/** Returns an element of the server's document; throws if it is missing. */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}
