import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { mailResponse, mailRowResponse, outboxQuery, revealedMailResponse } from './outbox.schemas.ts';
import { adminParams } from './admin-list.ts';

/** Lists every email of the platform with its state, newest first. */
export const listOutbox = endpoint({
  id: 'admin.outbox',
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Emails with their state',
  access: 'administrator',
  roles: ['support'],
  query: outboxQuery,
  status: 200,
  response: listResponse(mailRowResponse),
  errors: [],
});

/** Exports all emails that match the filters; each export is recorded in the audit log. */
export const exportOutbox = csvExport(listOutbox, outboxQuery.omit(['limit', 'cursor']));

/** Returns one email with its text; the secret part of a link is masked. */
export const getMail = endpoint({
  id: 'admin.mail',
  method: 'GET',
  path: '/api/admin/outbox/:id',
  summary: 'One email',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  status: 200,
  response: mailResponse,
  errors: [],
});

/**
 * Returns an email with the secret part of its link and records that in the audit log. Anyone who opens the link can
 * act as the recipient, so an administrator reveals it only to pass it on to them.
 */
export const revealMail = endpoint({
  id: 'admin.revealMail',
  method: 'POST',
  path: '/api/admin/outbox/:id/reveal',
  summary: 'Reveal the link in an email',
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  status: 200,
  response: revealedMailResponse,
  errors: ['wrong_state', 'reauthentication_required'],
  needsRecentPassword: true,
});
