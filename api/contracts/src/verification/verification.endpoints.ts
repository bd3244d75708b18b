import { userBlueprintAnswer } from '../blueprints/blueprints.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { verificationBody } from './verification.schemas.ts';

/** Sends the identity papers; the free blueprint is pending from then on. */
export const verifyFreeBlueprint = endpoint({
  id: 'verification.submit',
  method: 'POST',
  path: '/api/user/verify-free-blueprint',
  summary: 'Send the identity verification for the free blueprint',
  access: 'member',
  body: verificationBody,
  status: 201,
  response: userBlueprintAnswer,
  errors: ['verification_pending', 'already_verified', 'verification_final'],
  idempotent: true,
});
