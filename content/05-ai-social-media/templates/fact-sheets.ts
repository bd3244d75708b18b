import { defineStatements } from '../../src/statements.ts';
import { course, fundraiser, survey, treeDay } from './fact-sheets-figures.ts';
import { bakery, bike, spread } from './fact-sheets-goods.ts';
import { hotel, market, shelter } from './fact-sheets-places.ts';

/** The documents of a campaign with six sentences of its posts to check. */
export const template = defineStatements(
  [spread, bike, bakery, survey, treeDay, course, fundraiser, shelter, hotel, market],
  6,
);
