import { EXPORT_DAYS, HEALTH_DAYS, KNOWN_DEVICE_DAYS, type RetentionDays } from '@platform/contracts';
import { formatCount } from '@platform/design-system';
import type { StoredDataItem } from '../../shared/stored-data-list.tsx';

/** Lists the data that the platform stores about a person, as implemented. @param days as the operator has set them */
export function listStoredData(days: RetentionDays): StoredDataItem[] {
  return [...listAccountData(days), ...listRecords(days)];
}

const listAccountData = (days: RetentionDays): StoredDataItem[] => [
  {
    name: 'Username, email, and your full name and phone number if you enter them',
    purpose: 'Your account, and emails about it',
    retention: 'Until you delete your account',
  },
  {
    name: 'Your password, as a hash that cannot be read back',
    purpose: 'Logging in',
    retention: 'Until you change it or your account is deleted',
  },
  {
    name: 'The secret of your authenticator app, encrypted, and your recovery codes as digests',
    purpose: 'Two-factor authentication, if you turn it on',
    retention: 'Until you turn it off',
  },
  {
    name: 'Identity details, encrypted',
    purpose: 'The review that unlocks AI Basics',
    retention: `Until you delete your account; at the latest ${days.identity} days after a person decided about them, or after the account was disabled`,
  },
  {
    name: 'Your identity number, payment references and payout details, as digests that cannot be read back',
    purpose: 'Noticing several accounts of one person',
    retention: 'Permanently',
  },
  {
    name: 'Purchases, completed tasks, rewards, withdrawals, referrals',
    purpose: 'Your balance and your statement',
    retention: 'Permanently: ledger entries are never edited or deleted',
  },
  {
    name: 'Payout details of a withdrawal, encrypted',
    purpose: 'Sending you the money',
    retention: 'Until you delete your account',
  },
];

const listRecords = (days: RetentionDays): StoredDataItem[] => [
  {
    name: 'Results of the detection tasks: browser, device, system, screen, language',
    purpose: 'Proof of the task; shown to you before you submit it',
    retention: `${days.evidence} days after the task, or until you delete your account`,
  },
  {
    name: 'Answers and files of the tasks you hand in, and your reports of items',
    purpose: 'Reviewing and paying the work',
    retention: `Files until ${days.evidence} days after the decision; answers and reports permanently, without your name once you have deleted your account`,
  },
  {
    name: 'Lessons you have read, questions you have solved, your practice, your tests with their answers, and your certificates',
    purpose: 'Showing you what to learn next, opening paid work, and proving what you have shown',
    retention:
      'Until you delete your account; of a certificate, its code, result and dates stay, without your name',
  },
  {
    name: 'A copy of your data, if you request one, encrypted',
    purpose: 'You can download it in your settings',
    retention: `${EXPORT_DAYS} days`,
  },
  {
    name: 'How many pages were shown, how many failed and how quickly they opened, without who opened them',
    purpose: 'Finding faults of a new version and rolling it back',
    retention: `${HEALTH_DAYS} days; a digest of the network that cannot be read back, an hour`,
  },
  {
    name: 'Messages to support',
    purpose: 'Answering you',
    retention: `${days.tickets} days after the conversation was closed, or until you delete your account`,
  },
  {
    name: 'The text and address of emails to you, and notices in your account',
    purpose: 'Sending them, and finding out what went wrong if one does not arrive',
    retention: `${days.mails} days, or until you delete your account`,
  },
  {
    name: 'IP addresses of successful and failed logins, and the devices and networks you logged in from, as digests',
    purpose:
      'Preventing others from guessing your password, and finding accounts that share a browser or a network',
    retention: `${KNOWN_DEVICE_DAYS} days after a login; failed attempts up to an hour`,
  },
  {
    name: 'Actions of administrators on your account',
    purpose: 'A record of every decision',
    retention: formatYears(days.audit),
  },
];

function formatYears(days: number): string {
  return days % 365 === 0 ? formatCount(days / 365, 'year') : formatCount(days, 'day');
}
