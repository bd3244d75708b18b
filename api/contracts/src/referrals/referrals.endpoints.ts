import { boolean } from 'yup';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { address, line, record } from '../schema.ts';
import { invitationBody, referralAnswer, referralsAnswer } from './referrals.schemas.ts';

/** Lets the sign-up form say that a code is unknown before anything is sent. */
export const checkReferralCode = endpoint({
  id: 'referrals.checkCode',
  method: 'GET',
  path: '/api/referral-codes/:code',
  summary: 'Whether a referral code belongs to a member',
  access: 'public',
  params: address({ code: line('Referral code', 200).required('Referral code is required') }),
  status: 200,
  response: record({ valid: boolean().strict().defined() }),
  errors: [],
});

/** The member's referrals, newest first. */
export const listReferrals = endpoint({
  id: 'referrals.list',
  method: 'GET',
  path: '/api/user/referrals',
  summary: "The member's referrals with their totals",
  access: 'member',
  query: pageQuery,
  status: 200,
  response: referralsAnswer,
  errors: [],
});

/** Invites somebody by e-mail. */
export const inviteFriend = endpoint({
  id: 'referrals.invite',
  method: 'POST',
  path: '/api/user/referrals',
  summary: 'Invite a friend by e-mail',
  access: 'member',
  body: invitationBody,
  status: 201,
  response: referralAnswer,
  errors: ['own_email', 'already_invited', 'already_member'],
  idempotent: true,
});
