import { SIGNUP_BONUS_DOLLARS } from '@platform/contracts';
import { letter } from '../../platform/outbox/letter.ts';

/** To somebody who is no member and has not asked for a mail: who wants it sent, and that there will be no other. */
export function invitation(
  username: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  return {
    subject: 'A friend invites you to AI Skill',
    text: letter(null, [
      `The member "${username}" asked us to send you this invitation to AI Skill, where people learn AI skills and are paid for tasks.`,
      `With this link you sign up for free and can claim a signup bonus of $${SIGNUP_BONUS_DOLLARS}:\n${link}`,
      'If you do not want this, do nothing: there will be no other mail.',
    ]),
  };
}
