import { SIGNUP_BONUS_DOLLARS } from '@platform/contracts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';

/**
 * Invites someone who is not a member. The recipient did not ask for it, so it names the sender and promises no further
 * email.
 */
export function invitationMail(
  username: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  return {
    subject: 'A friend invites you to AI Skill',
    text: emailTemplate(null, [
      `Our member "${username}" asked us to invite you to AI Skill, where you learn AI skills and get paid for tasks.`,
      `Sign up for free with this link and claim a signup bonus of $${SIGNUP_BONUS_DOLLARS}:\n${link}`,
      'If you are not interested, you can ignore this email. We will not send another one.',
    ]),
  };
}
