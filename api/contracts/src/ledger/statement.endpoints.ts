import { csvOf, endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { address, list } from '../schema.ts';
import { ledgerEntryAnswer } from './ledger.entries.ts';

/** Every cent of the member, newest first. */
export const listStatement = endpoint({
  id: 'ledger.statement',
  method: 'GET',
  path: '/api/user/statement',
  summary: "The member's statement",
  access: 'member',
  query: pageQuery,
  status: 200,
  response: list(ledgerEntryAnswer),
  errors: [],
});

/** The whole statement, newest first. */
export const exportStatement = csvOf(listStatement, address({}));
