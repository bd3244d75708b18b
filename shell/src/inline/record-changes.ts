/**
 * Inline script at the end of a complete page: records what translations and extensions change in it, until the shell
 * takes the records and undoes the changes before it hydrates the page.
 */
import { ROOT_ID, type PageStart } from '../page-data.ts';

const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => void changes.push(...records));
observer.observe(document.getElementById(ROOT_ID) as Element, {
  childList: true,
  subtree: true,
  characterDataOldValue: true,
});

(globalThis.pageStart as PageStart).takeChanges = () => {
  changes.push(...observer.takeRecords());
  observer.disconnect();
  return changes;
};
