import {
  dollarsOf,
  formatDollars,
  PAGE_PATHS,
  REFERRAL_REWARD,
  REVIEWED_WORK_SENTENCE,
  SIGNUP_BONUS,
} from '@platform/contracts';
import { emailTemplate, toPlainName } from '../../platform/outbox/email-template.ts';

type MailText = { readonly subject: string; readonly text: string };

export const INVITATION_SUBJECT = 'A friend invites you to AI Skill';

/**
 * Invites someone who is not a member. The recipient did not ask for it, so it names the sender and promises no further
 * email. The username is the only text of the sender in it.
 */
export function invitationMail(username: string, link: string): MailText {
  return {
    subject: INVITATION_SUBJECT,
    text: emailTemplate(null, [
      `Our member with the username "${toPlainName(username)}" asked us to invite you to AI Skill, where you learn AI skills and get paid for tasks.`,
      `Sign up for free with this link and claim a signup bonus of ${SIGNUP_BONUS}:\n${link}`,
      `Our member gets ${REFERRAL_REWARD} for it when you have confirmed your email address and reviewed work of yours is approved. ${REVIEWED_WORK_SENTENCE}`,
      'If you are not interested, you can ignore this email. We will not send another one.',
    ]),
  };
}

/** Tells a member that a referral was paid. */
export function referralPaidMail(
  username: string,
  { friend, cents }: { friend: string; cents: number },
  shellOrigin: string,
): MailText {
  const amount = formatDollars(dollarsOf(cents));
  return {
    subject: `You earned ${amount} for a referral`,
    text: emailTemplate(username, [
      `Your friend "${toPlainName(friend)}" has confirmed their email address and has reviewed work approved. We added ${amount} to your available balance.`,
      `See your referrals here:\n${shellOrigin}${PAGE_PATHS.dashboard.referrals()}`,
    ]),
  };
}
