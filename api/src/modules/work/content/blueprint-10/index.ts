import type { WorkTaskSeed } from '../work-task-seed.ts';
import { checkGuide } from './check-guide.ts';
import { payoutStatements } from './payout-statements.ts';
import { productFile } from './product-file.ts';
import { productSheet } from './product-sheet.ts';
import { rightsProblems } from './rights-problems.ts';
import { whichListingIsHonest } from './which-listing-is-honest.ts';

export const PRODUCTS_WORK: readonly WorkTaskSeed[] = [
  whichListingIsHonest,
  rightsProblems,
  payoutStatements,
  checkGuide,
  productSheet,
  productFile,
];
