import { DamageError, DataFilePages, type LeafEntry } from './data-file-pages.ts';

/**
 * Upper bound on pages read at a start, so that it stays fast: a data file of 16 MB is checked completely, and of a
 * larger one the upper levels, which tell where the pages below have to be.
 */
const MAX_PAGES_AT_START = 4_096;

/**
 * Checks that the data file is whole as far as some pages show. LMDB maps it into memory, where a missing or wrong page
 * ends the process by a signal, without a word.
 *
 * @param maxPages upper bound on pages read, upper levels first
 * @returns what is wrong, or `undefined`; an empty file is new and not damaged.
 */
export function findDamage(file: string, maxPages = MAX_PAGES_AT_START): string | undefined {
  const pages = new DataFilePages(file);
  try {
    if (!pages.isEmpty) checkPages(pages, maxPages);
    return undefined;
  } catch (error) {
    if (error instanceof DamageError) return error.message;
    throw error;
  } finally {
    pages.close();
  }
}

/** @throws DamageError. */
function checkPages(pages: DataFilePages, maxPages: number): void {
  const queue: bigint[] = [];
  // The place of a page is checked at once, even if the page is not read later.
  const enqueue = (page: bigint | undefined): void => {
    if (page === undefined) return;
    pages.assertInFile(page);
    queue.push(page);
  };
  const checkEntry = (entry: LeafEntry): void => {
    if ('tableRoot' in entry) enqueue(entry.tableRoot);
    else if ('overflowPage' in entry) pages.assertOverflow(entry.overflowPage);
  };
  const { freePages, tables } = pages.readRoots();
  enqueue(freePages);
  enqueue(tables);
  for (let index = 0; index < queue.length && index < maxPages; index++) {
    const page = pages.readTreePage(queue[index] ?? 0n);
    if ('branches' in page) for (const branch of page.branches) enqueue(branch.page);
    else page.entries.forEach(checkEntry);
  }
}
