import { csvOf, endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import { mailAnswer, mailRowAnswer, outboxQuery } from './outbox.schemas.ts';
import { staffParams } from './staff-list.ts';

/** Every mail of the platform with its state, newest first. */
export const listOutbox = endpoint({
  id: 'admin.outbox',
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Mails with their state',
  access: 'administrator',
  query: outboxQuery,
  status: 200,
  response: list(mailRowAnswer),
  errors: [],
});

/** The list of the same filters, whole; each export is in the audit log. */
export const exportOutbox = csvOf(listOutbox, outboxQuery.omit(['limit', 'cursor']));

/** One mail with its words. */
export const getMail = endpoint({
  id: 'admin.mail',
  method: 'GET',
  path: '/api/admin/outbox/:id',
  summary: 'One mail',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: mailAnswer,
  errors: [],
});
