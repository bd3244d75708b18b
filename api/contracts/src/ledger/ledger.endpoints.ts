import { userResponse } from '../auth/auth.schemas.ts';
import { endpoint } from '../endpoint.ts';

/** Adds the signup bonus to the available balance, once per user. */
export const claimSignupBonus = endpoint({
  id: 'ledger.claimSignupBonus',
  method: 'POST',
  path: '/api/user/claim-signup-bonus',
  summary: 'Claim the signup bonus',
  access: 'member',
  rateLimit: { calls: 30, minutes: 60, per: 'user' },
  status: 200,
  response: userResponse,
  errors: ['bonus_already_claimed'],
  idempotent: true,
});
