import { csvExport, endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { queryObject, listResponse } from '../schema.ts';
import { ledgerEntryResponse } from './ledger.entries.ts';

/** Lists every ledger entry of the member, newest first. */
export const listStatement = endpoint({
  id: 'ledger.statement',
  method: 'GET',
  path: '/api/user/statement',
  summary: "The member's statement",
  access: 'member',
  query: pageQuery,
  status: 200,
  response: listResponse(ledgerEntryResponse),
  errors: [],
});

/** Exports the whole statement, newest first. */
export const exportStatement = csvExport(listStatement, queryObject({}));
