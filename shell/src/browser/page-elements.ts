import { PAGE_DATA_ID, type PageData } from '../page-data.ts';

/** What the server put into the page for this script. It is our own server's word. */
export function readPageData(): PageData {
  return JSON.parse(elementById(PAGE_DATA_ID).textContent) as PageData;
}

/** An element that the server's document has. */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}
