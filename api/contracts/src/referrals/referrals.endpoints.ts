import { boolean } from 'yup';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { queryObject, singleLineText, strictObject } from '../schema.ts';
import { invitationBody, referralResponse, referralsResponse } from './referrals.schemas.ts';

/** Checks a referral code, so that the sign-up form can report an unknown code before it is submitted. */
export const checkReferralCode = endpoint({
  id: 'referrals.checkCode',
  method: 'GET',
  path: '/api/referral-codes/:code',
  summary: 'Whether a referral code belongs to a member',
  access: 'public',
  rateLimit: { calls: 60, minutes: 10, per: 'address' },
  params: queryObject({ code: singleLineText('Referral code', 200).required('Referral code is required') }),
  status: 200,
  response: strictObject({ valid: boolean().strict().defined() }),
  errors: [],
});

/** Lists the member's referrals, newest first. */
export const listReferrals = endpoint({
  id: 'referrals.list',
  method: 'GET',
  path: '/api/user/referrals',
  summary: "The member's referrals with their totals",
  access: 'member',
  query: pageQuery,
  status: 200,
  response: referralsResponse,
  errors: [],
});

/** Invites a friend by email. */
export const inviteFriend = endpoint({
  id: 'referrals.invite',
  method: 'POST',
  path: '/api/user/referrals',
  summary: 'Invite a friend by email',
  access: 'member',
  rateLimit: { calls: 20, minutes: 60, per: 'user' },
  body: invitationBody,
  status: 201,
  response: referralResponse,
  errors: ['own_email', 'already_invited', 'already_member'],
  idempotent: true,
});
