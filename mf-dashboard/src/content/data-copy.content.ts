import { EXPORT_DAYS } from '@platform/contracts';

export const COPY_CONTENT =
  'Request a copy of everything that is stored about you: your profile, identity documents, payouts, work, money, messages and uploaded files, as a ZIP file.';
export const COPY_TERMS = `It is ready within an hour. You can then download it here for ${EXPORT_DAYS} days. Only you can download it, while logged in.`;
export const COPY_CARE =
  'It contains your identity documents and payout details in clear text. Keep it in a safe place.';
