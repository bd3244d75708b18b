import { userBlueprintResponse } from '../blueprints/blueprints.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { verificationBody } from './verification.schemas.ts';

/** Submits identity documents; the free blueprint is then pending. */
export const verifyFreeBlueprint = endpoint({
  id: 'verification.submit',
  method: 'POST',
  path: '/api/user/verify-free-blueprint',
  summary: 'Submit the identity verification for the free blueprint',
  access: 'member',
  rateLimit: { calls: 30, minutes: 60, per: 'user' },
  body: verificationBody,
  status: 201,
  response: userBlueprintResponse,
  errors: ['verification_pending', 'already_verified', 'verification_final'],
  idempotent: true,
});
